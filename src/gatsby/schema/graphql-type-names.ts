interface JsonFile {
  readonly name?: unknown;
  readonly relativeDirectory?: unknown;
}

const typeOfList: Readonly<Record<string, string>> = {
  redirects: "Redirect",
  services: "Service",
  concerns: "Concern",
  team: "TeamMember",
  testimonials: "Testimonial",
  documents: "PdfDocument",
  partners: "Partner",
  links: "OutsideLink",
  closures: "Closure",
  clinic: "Clinic",
  navigation: "Navigation",
};

const typeOfResource: Readonly<Record<string, string>> = {
  "anxiety-article": "AnxietyArticle",
  "media-item": "MediaItem",
};

/**
 * Returns the GraphQL type of an entry in a file under data/, by the file's path and, for resources, the
 * entry's kind.
 * @throws on an unknown file
 */
export function typeNameOf({ node, object }: { node: JsonFile; object: { kind?: string } }): string {
  if (node.relativeDirectory === "pages") return "Page";
  const name = String(node.name);
  const type = name === "resources" ? typeOfResource[object.kind ?? ""] : typeOfList[name];
  if (type === undefined) throw new Error(`data/${name}.json is an unknown file.`);
  return type;
}
