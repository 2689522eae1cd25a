import { telephoneLink } from "../../shared/clinic/phone";

/** A PDF under documents/, with its size in bytes. */
export interface PdfFacts {
  readonly title: string;
  readonly file: string;
  readonly pages: number;
  readonly bytes: number;
}

/** Looks up what a target refers to; returns undefined for an unknown id. */
export interface LinkResolver {
  /** The address of a page in the language of the page with the link. */
  page(path: string): string;
  link(id: string): Promise<string | undefined>;
  pdf(id: string): Promise<PdfFacts | undefined>;
  phone(which: "main" | "fax"): Promise<string>;
  email(): Promise<string>;
}

/** A link that a browser can follow. "place" is an anchor on the same page. */
export interface LinkTarget {
  readonly href: string;
  readonly kind: "page" | "place" | "outside" | "document" | "phone" | "email";
  readonly pdf?: PdfFacts;
}

/**
 * Resolves a target as editors write it ("/contact", "#podcast", "link:financing", "document:intake",
 * "phone:main", "email") to a URL.
 * @throws on an unknown id
 */
export async function resolveTarget(target: string, resolver: LinkResolver): Promise<LinkTarget> {
  if (target.startsWith("/")) return { href: resolver.page(target), kind: "page" };
  if (target.startsWith("#")) return { href: target, kind: "place" };
  if (target === "email") return { href: `mailto:${await resolver.email()}`, kind: "email" };
  const [scheme, id = ""] = target.split(":");
  if (scheme === "phone") {
    return { href: telephoneLink(await resolver.phone(id === "fax" ? "fax" : "main")), kind: "phone" };
  }
  if (scheme === "link") return { href: found(target, await resolver.link(id)), kind: "outside" };
  const pdf = found(target, await resolver.pdf(id));
  return { href: pdf.file, kind: "document", pdf };
}

function found<Value>(target: string, value: Value | undefined): Value {
  if (value === undefined) throw new Error(`"${target}" is a broken link: no entry has this id.`);
  return value;
}
