import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { Clinic } from "../../src/content/clinic";
import type { concern } from "../../src/content/concern";
import type {
  closure,
  link,
  pdfDocument,
  redirect,
  service,
  teamMember as teamMemberSchema,
} from "../../src/content/entities";
import type { navigation } from "../../src/content/navigation";
import type { Page } from "../../src/content/page";
import { clinicFacts, interpolateFacts } from "../../src/gatsby/schema/clinic-facts";
import type { Schedule } from "../../src/shared/clinic/hours";
import { isOfPage } from "../../src/shared/http/redirect";

function read<Content>(...path: string[]): Content {
  return JSON.parse(readFileSync(join("data", ...path), "utf8"));
}

/** The content of the pages, which the built site must show. */
export const pages: Page[] = readdirSync("data/pages")
  // Not the translations beside them: "contact.es.json".
  .filter((name) => /^[^.]+\.json$/.test(name))
  .map((name) => read<Page>("pages", name));

type Block = Page["blocks"][number];

/** All blocks of a kind, each with the path of its page. */
export function blocksOf<Kind extends Block["kind"]>(kind: Kind) {
  const isOfKind = (block: Block): block is Extract<Block, { kind: Kind }> => block.kind === kind;
  return pages.flatMap(({ path, blocks }) => blocks.filter(isOfKind).map((block) => ({ path, block })));
}

/** The first block of a kind. @throws when no page has one */
export function firstBlock<Kind extends Block["kind"]>(kind: Kind) {
  const [first] = blocksOf(kind);
  if (first === undefined) throw new Error(`No page has a block of the kind ${kind}.`);
  return first;
}

const noTimes = { to: null, opens: null, closes: null };

export const clinic = read<Clinic>("clinic.json");
export const concerns = read<z.infer<typeof concern>[]>("concerns.json");
export const closures = read<z.infer<typeof closure>[]>("closures.json");
export const documents = read<z.infer<typeof pdfDocument>[]>("documents.json");
/** The PDFs in every language. */
export const pdfs = documents.flatMap(({ title, inLanguages = [], ...english }) =>
  [{ ...english, language: "en" }, ...inLanguages].map(({ file, language }) => ({ title, file, language })),
);
export const links = read<z.infer<typeof link>[]>("links.json");
export const menu = read<z.infer<typeof navigation>>("navigation.json").menu;
const allRedirects = read<z.infer<typeof redirect>[]>("redirects.json");
/** The old addresses of pages. */
export const redirects = allRedirects.filter(isOfPage);
/** The old addresses of sections, which are on another page now. */
export const movedSections = allRedirects.filter((each) => !isOfPage(each));
export const services = read<z.infer<typeof service>[]>("services.json");
export const team = read<z.infer<typeof teamMemberSchema>[]>("team.json");

/** The clinic's hours and closures, in the form that the pages use. */
export const schedule: Schedule = {
  hours: clinic.hours,
  seasons: clinic.seasons,
  closures: closures.map((closure) => ({ ...noTimes, ...closure })),
};

/** The first and the last person on the team page. */
export const ends = {
  get first() {
    return teamMember(0);
  },
  get last() {
    return teamMember(-1);
  },
};

function teamMember(index: number): z.infer<typeof teamMemberSchema> {
  const member = team.at(index);
  if (member === undefined) throw new Error("The team is empty.");
  return member;
}

/** The URL that the site was built for, without a trailing slash. */
export const siteUrl = process.env.SITE_URL || "http://localhost:9000";

/** A text of the content as visitors see it, with placeholders replaced by the clinic's facts. */
export function asShown(text: string): string {
  return interpolateFacts(text, clinicFacts(clinic), "text");
}
