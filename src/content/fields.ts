import { z } from "zod";

/**
 * What the build has to know of a field beyond its shape. Read by the content check (does the picture, the
 * document, the page behind this value exist?) and by the GraphQL types (a picture becomes a file, a reference
 * a node, a text has its {facts} filled in).
 */
export type FieldRole =
  | "text"
  | "html"
  | "story"
  | "picture"
  | "image"
  | "target"
  | "anchor"
  | { reference: EntityName };

/** The entities that blocks may name by id, each a list of its own under data/. */
export type EntityName =
  | "team"
  | "services"
  | "concerns"
  | "testimonials"
  | "anxietyArticles"
  | "mediaItems"
  | "documents"
  | "partners"
  | "links";

declare module "zod" {
  interface GlobalMeta {
    role?: FieldRole;
  }
}

/** Words that a visitor reads. May hold facts of the clinic in braces, such as {phone} or {hours}. */
export const text = (description: string) =>
  z
    .string()
    .trim()
    .min(1, "must not be empty")
    .meta({ role: "text", description: `${description} May hold {facts} of the clinic.` });

/** A sentence of a picture story. May hold {child}, {animal} and {therapist} (story-names.ts) beside facts of the clinic. */
export const story = (description: string) =>
  z
    .string()
    .trim()
    .min(1, "must not be empty")
    .meta({
      role: "story",
      description: `${description} May hold {child}, {animal}, {therapist} and {facts} of the clinic.`,
    });

/** Words with simple markup: paragraphs, lists, links, bold and italic. */
export const html = (description: string) =>
  z
    .string()
    .trim()
    .min(1, "must not be empty")
    .meta({
      role: "html",
      description: `${description} HTML: p, ul, ol, li, h3, strong, em, a, br, hr. May hold {facts} of the clinic.`,
    });

/** A picture file, named relative to the JSON file that names it. */
export const picture = (description: string) =>
  z
    .string()
    .regex(/^\.{1,2}\/.+\.(jpg|png)$/, 'must be a path to a .jpg or .png, such as "../images/hero/home.jpg"')
    .meta({ role: "picture", description: `${description} A path relative to this file.` });

/** The id of an entry in another file under data/. */
export const reference = (entity: EntityName, description: string) =>
  z
    .string()
    .min(1)
    .meta({ role: { reference: entity }, description });

/** Lowercase words joined by hyphens: the form of ids that also serve as addresses. */
export const slug = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase words joined by hyphens, such as "winter-break"')
    .meta({ description });

/** The name of a place on the page, as in /services#physical-therapy. */
export const anchor = z
  .string()
  .regex(
    /^[A-Za-z][A-Za-z0-9_-]*$/,
    'must start with a letter and have only letters, digits, - and _, such as "payment"',
  )
  .meta({ role: "anchor", description: "The name of this place on the page, for links such as /page#name." });

/** The path of a page on this site. */
export const path = (description: string) =>
  z
    .string()
    .regex(
      /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
      'must be an address in lowercase letters that starts with "/" and has no slash at the end, such as "/about"',
    )
    .meta({ description });

/**
 * Where a link leads: a path ("/contact", "/services#speech-therapy"), a place on the same page ("#podcast"),
 * "link:" and an id of links.json, "document:" and an id of documents.json, or "phone:main".
 */
export const target = z
  .string()
  .regex(
    /^(\/[a-z0-9/-]*(#[A-Za-z][\w-]*)?|#[A-Za-z][\w-]*|link:[a-z0-9-]+|document:[a-z0-9-]+|phone:(main|fax)|email)$/,
    'must be a page ("/contact"), a place on this page ("#podcast"), "link:…", "document:…", "phone:main" or "email"',
  )
  .meta({
    role: "target",
    description: 'A path ("/contact"), "#place", "link:id", "document:id", "phone:main" or "email".',
  });

export const webAddress = z
  .string()
  .regex(/^https:\/\/[^\s/"<>]+\.[^\s"<>]+$/, 'must be a full address such as "https://www.example.org/page"')
  .meta({ description: "A full https address." });

/** Marks content that is made up and must be replaced before the site goes live. */
export const sample = z
  .boolean()
  .optional()
  .meta({ description: "true: made-up content, to be replaced before launch. Visitors never see this." });

/** Marks a text that states a policy, until the clinic's counsel has approved its wording. */
export const awaitsCounsel = z.boolean().optional().meta({
  description:
    "true: a policy whose wording the clinic's counsel must approve before launch. Visitors never see this.",
});

/** The day on which somebody who knows last read what it belongs to, and found it true. */
export const reviewed = z.iso
  .date({ error: 'must be a date such as "2026-11-21"' })
  .optional()
  .meta({ description: "The day of the last review, YYYY-MM-DD. The check reminds you after a year." });

export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a 24-hour time such as "07:00"')
  .meta({ description: "24-hour time, HH:MM." });

export const date = z.iso
  .date('must be a date such as "2026-11-26"')
  .meta({ description: "Year, month, day: YYYY-MM-DD." });

export const phone = z
  .string()
  .regex(/^(\(\d{3}\) \d{3}-\d{4}|\d{3}-\d{3}-\d{4})$/, 'must be a US number such as "(907) 555-0142"')
  .meta({ description: "A US phone number as people read it." });

/** A picture with the words for those who do not see it (the specification's slider image). */
export const image = z
  .strictObject({
    src: picture("The picture."),
    alt: z
      .string()
      .meta({ description: 'What the picture shows and why it is there; "" if it only decorates.' }),
    sample,
  })
  .meta({ title: "Image", role: "image" });

/** A button or link: its words and where it leads. */
export const action = z
  .strictObject({ label: text("The words on the button."), to: target })
  .meta({ title: "Action" });
