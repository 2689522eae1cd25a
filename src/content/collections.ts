import type { z } from "zod";
import { clinic } from "./clinic";
import { concern } from "./concern";
import { closure, link, partner, pdfDocument, redirect, service, teamMember, testimonial } from "./entities";
import type { EntityName } from "./field-roles";
import { navigation } from "./navigation";
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
  /** What an editor calls it, and one of its entries. */
  readonly label: string;
  readonly one?: string;
  readonly entry: z.ZodType;
}

/** All collections of data/, keyed by the name of their file or folder. */
export const collections = {
  clinic: { source: "clinic.json", holds: "one", label: "The clinic", entry: clinic },
  closures: { source: "closures.json", holds: "list", label: "Days closed", one: "day", entry: closure },
  notices: { source: "notices.json", holds: "one", label: "Language notices", entry: notices },
  navigation: { source: "navigation.json", holds: "one", label: "Menu and footer", entry: navigation },
  redirects: {
    source: "redirects.json",
    holds: "list",
    label: "Old addresses",
    one: "old address",
    entry: redirect,
  },
  services: { source: "services.json", holds: "list", label: "Services", one: "service", entry: service },
  concerns: { source: "concerns.json", holds: "list", label: "Concerns", one: "concern", entry: concern },
  team: { source: "team.json", holds: "list", label: "People", one: "person", entry: teamMember },
  testimonials: {
    source: "testimonials.json",
    holds: "list",
    label: "Families' words",
    one: "testimonial",
    entry: testimonial,
  },
  resources: {
    source: "resources.json",
    holds: "list",
    label: "Articles and shows",
    one: "article or show",
    entry: resource,
  },
  transcripts: {
    source: "transcripts.json",
    holds: "list",
    label: "Words of videos",
    one: "transcript",
    entry: transcript,
  },
  documents: {
    source: "documents.json",
    holds: "list",
    label: "Documents",
    one: "document",
    entry: pdfDocument,
  },
  partners: { source: "partners.json", holds: "list", label: "Partners", one: "partner", entry: partner },
  links: { source: "links.json", holds: "list", label: "Links to other websites", one: "link", entry: link },
  pages: { source: "pages", holds: "one", label: "Pages", one: "page", entry: page },
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
