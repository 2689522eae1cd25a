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
import { notices } from "./notices";
import { page } from "./page";
import { anxietyArticle, mediaItem, resource } from "./resources";
import { transcript } from "./transcripts";

/**
 * A file or folder of data/: its path, whether a file is a list or one object, and the schema of an entry.
 */
export interface Collection {
  /** Path relative to data/. "pages" is a folder; every other collection is one file. */
  readonly source: string;
  readonly holds: "list" | "one";
  readonly entry: z.ZodType;
}

/** All collections of data/, keyed by the name of their file or folder. */
export const collections = {
  clinic: { source: "clinic.json", holds: "one", entry: clinic },
  closures: { source: "closures.json", holds: "list", entry: closure },
  notices: { source: "notices.json", holds: "one", entry: notices },
  navigation: { source: "navigation.json", holds: "one", entry: navigation },
  redirects: { source: "redirects.json", holds: "list", entry: redirect },
  services: { source: "services.json", holds: "list", entry: service },
  concerns: { source: "concerns.json", holds: "list", entry: concern },
  team: { source: "team.json", holds: "list", entry: teamMember },
  testimonials: { source: "testimonials.json", holds: "list", entry: testimonial },
  resources: { source: "resources.json", holds: "list", entry: resource },
  transcripts: { source: "transcripts.json", holds: "list", entry: transcript },
  documents: { source: "documents.json", holds: "list", entry: pdfDocument },
  partners: { source: "partners.json", holds: "list", entry: partner },
  links: { source: "links.json", holds: "list", entry: link },
  pages: { source: "pages", holds: "one", entry: page },
} as const satisfies Record<string, Collection>;

/** The schemas of the entities that content can reference by id. */
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
