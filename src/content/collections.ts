import { z } from "zod";
import { clinic } from "./clinic";
import { concern } from "./concern";
import {
  closure,
  link,
  partner,
  pdfDocument,
  question,
  redirect,
  service,
  teamMember,
  testimonial,
} from "./entities";
import type { EntityName } from "./field-roles";
import { milestone } from "./milestone";
import { navigation } from "./navigation";
import { newsItem } from "./news";
import { notices } from "./notices";
import { page } from "./page";
import { anxietyArticle, mediaItem, resource, transcript } from "./resources";

/** A file or folder of data/: its path, whether a file is a list or one object, and the schema of an entry. */
export interface Collection {
  /** Path relative to data/. "pages" is a folder; every other collection is one file. */
  readonly source: string;
  readonly holds: "list" | "one";
  /** What an editor calls it, and one of its entries. */
  readonly label: string;
  readonly one?: string;
  readonly entry: z.ZodType;
}

/** A file that is a list of entries. */
const list = <Entry extends z.ZodType>(source: string, label: string, one: string, entry: Entry) =>
  ({ source, holds: "list", label, one, entry }) as const;

/** All collections of data/, keyed by the name of their file or folder. */
export const collections = {
  clinic: { source: "clinic.json", holds: "one", label: "The clinic", entry: clinic },
  closures: list("closures.json", "Days closed", "day", closure),
  news: list("news.json", "News, events and jobs", "entry", newsItem),
  notices: { source: "notices.json", holds: "one", label: "Language notices", entry: notices },
  navigation: { source: "navigation.json", holds: "one", label: "Menu and footer", entry: navigation },
  redirects: list("redirects.json", "Old addresses", "old address", redirect),
  services: list("services.json", "Services", "service", service),
  concerns: list("concerns.json", "Concerns", "concern", concern),
  milestones: list("milestones.json", "Milestones", "milestone", milestone),
  questions: list("questions.json", "Questions of families", "question", question),
  team: list("team.json", "People", "person", teamMember),
  testimonials: list("testimonials.json", "Families' words", "testimonial", testimonial),
  resources: list("resources.json", "Articles and shows", "article or show", resource),
  transcripts: list("transcripts.json", "Words of videos", "transcript", transcript),
  documents: list("documents.json", "Documents", "document", pdfDocument),
  partners: list("partners.json", "Partners", "partner", partner),
  links: list("links.json", "Links to other websites", "link", link),
  pages: { source: "pages", holds: "one", label: "Pages", one: "page", entry: page },
} as const satisfies Record<string, Collection>;

/** The schemas of the entities that content can reference by id. */
export const entities = {
  team: teamMember,
  services: service,
  concerns: concern,
  milestones: milestone,
  testimonials: testimonial,
  anxietyArticles: anxietyArticle,
  mediaItems: mediaItem,
  documents: pdfDocument,
  partners: partner,
  links: link,
} as const satisfies Record<EntityName, z.ZodObject>;

/** The collection whose file holds an entity, alone or beside other kinds. */
export function collectionOfEntity(entity: EntityName): keyof typeof collections {
  const names = Object.keys(collections) as (keyof typeof collections)[];
  const home = names.find((name) => optionsOf(collections[name].entry).includes(entities[entity]));
  if (home === undefined) throw new Error(`No file under data/ holds ${entity}.`);
  return home;
}

function optionsOf(entry: z.core.$ZodType): readonly z.core.$ZodType[] {
  return entry instanceof z.ZodDiscriminatedUnion ? entry.options : [entry];
}
