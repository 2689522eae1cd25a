import type { z } from "zod";
import { clinic } from "./clinic";
import {
  closure,
  concern,
  link,
  navigation,
  partner,
  pdfDocument,
  redirect,
  service,
  teamMember,
  testimonial,
} from "./entities";
import type { EntityName } from "./fields";
import { page } from "./page";
import { anxietyArticle, mediaItem, resource } from "./resources";

/** One kind of file under data/: where it lies, whether it holds a list or one thing, and what that must be. */
export interface Collection {
  /** Relative to data/; "pages" is a folder of files, the others are one file each. */
  readonly source: string;
  readonly holds: "list" | "one";
  readonly entry: z.ZodType;
}

/** Everything that data/ holds, by the name of its file or folder. */
export const collections = {
  clinic: { source: "clinic.json", holds: "one", entry: clinic },
  closures: { source: "closures.json", holds: "list", entry: closure },
  navigation: { source: "navigation.json", holds: "one", entry: navigation },
  redirects: { source: "redirects.json", holds: "list", entry: redirect },
  services: { source: "services.json", holds: "list", entry: service },
  concerns: { source: "concerns.json", holds: "list", entry: concern },
  team: { source: "team.json", holds: "list", entry: teamMember },
  testimonials: { source: "testimonials.json", holds: "list", entry: testimonial },
  resources: { source: "resources.json", holds: "list", entry: resource },
  documents: { source: "documents.json", holds: "list", entry: pdfDocument },
  partners: { source: "partners.json", holds: "list", entry: partner },
  links: { source: "links.json", holds: "list", entry: link },
  pages: { source: "pages", holds: "one", entry: page },
} as const satisfies Record<string, Collection>;

/** The entities that can be referred to by id, and what each is. */
export const entities = {
  team: teamMember,
  services: service,
  concerns: concern,
  testimonials: testimonial,
  anxietyArticles: anxietyArticle,
  mediaItems: mediaItem,
  documents: pdfDocument,
  partners: partner,
  links: link,
} as const satisfies Record<EntityName, z.ZodObject>;
