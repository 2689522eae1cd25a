import { telephoneLink } from "../../shared/clinic/phone";

export interface PdfFacts {
  readonly title: string;
  readonly file: string;
  readonly pages: number;
  readonly bytes: number;
}

/** Where to look up what a target names; each answers undefined for an unknown id. */
export interface LinkResolver {
  link(id: string): Promise<string | undefined>;
  pdf(id: string): Promise<PdfFacts | undefined>;
  phone(which: "main" | "fax"): Promise<string>;
  email(): Promise<string>;
}

export interface LinkTarget {
  readonly href: string;
  readonly kind: "page" | "place" | "outside" | "document" | "phone" | "email";
  readonly pdf?: PdfFacts;
}

/**
 * Turns a target as editors write it ("/contact", "#podcast", "link:financing", "document:intake", "phone:main",
 * "email") into the address that a browser follows. Throws when it names nothing.
 */
export async function resolveTarget(target: string, book: LinkResolver): Promise<LinkTarget> {
  if (target.startsWith("/")) return { href: target, kind: "page" };
  if (target.startsWith("#")) return { href: target, kind: "place" };
  if (target === "email") return { href: `mailto:${await book.email()}`, kind: "email" };
  const [scheme, id = ""] = target.split(":");
  if (scheme === "phone") {
    return { href: telephoneLink(await book.phone(id === "fax" ? "fax" : "main")), kind: "phone" };
  }
  if (scheme === "link") return { href: found(target, await book.link(id)), kind: "outside" };
  const pdf = found(target, await book.pdf(id));
  return { href: pdf.file, kind: "document", pdf };
}

function found<Value>(target: string, value: Value | undefined): Value {
  if (value === undefined) throw new Error(`"${target}" leads nowhere: no entry has this id.`);
  return value;
}
