import "zod";

/**
 * What a field means to the build, beyond its type. With it the content check makes sure that the picture,
 * document or page exists; the GraphQL schema turns a picture into a file and a reference into a node, and
 * fills in the {facts} of a text. What is read, and a path, are translated; a name is not.
 */
export type FieldRole =
  | ReadRole
  | "name"
  | "path"
  | "picture"
  | "pdf"
  | "image"
  | "target"
  | "anchor"
  | { reference: EntityName };

/** The roles of texts that visitors read, in their language. */
type ReadRole = "text" | "html" | "story" | "words";

/** Whether visitors read a field with this role. */
export const isRead = (role: FieldRole | undefined): role is ReadRole =>
  role === "text" || role === "html" || role === "story" || role === "words";

/** The entities that blocks can reference by id. Each is a list under data/. */
export type EntityName =
  | "team"
  | "services"
  | "concerns"
  | "milestones"
  | "testimonials"
  | "anxietyArticles"
  | "mediaItems"
  | "documents"
  | "partners"
  | "links";

declare module "zod" {
  interface GlobalMeta {
    role?: FieldRole;
    /** The label in the forms of /admin, where the field's own name says little to people at a front desk. */
    formLabel?: string;
    /** The hint in the forms of /admin, where the description speaks of what only the file shows. */
    formHint?: string;
    /** What the forms of /admin call the values of a list of choices. */
    formChoices?: Readonly<Record<string, string>>;
    /**
     * A short name by which the files know an entry. It is made from the name that the entry has for people, and the forms of
     * /admin show it only where visitors see it, as in an address.
     */
    shortName?: "seen" | "unseen";
    /** Whether no form shows the field, because a program fills it in. */
    formHidden?: true;
    /** What the forms of /admin offer to pick from: the English pages, these with their sections, or also the pages of other languages. */
    picks?: "pages" | "places" | "placesInAllLanguages";
  }
}
