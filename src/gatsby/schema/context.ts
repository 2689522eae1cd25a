import type { Clinic } from "../../content/clinic";
import { type Catalog, english } from "../../words/catalog";
import { catalogOf, isUntranslated, languageOf, translate } from "../languages/languages";
import { clinicFacts } from "./clinic-facts";

/** What resolvers get of Gatsby: the nodes, and the context of the page. */
export interface Context {
  /** The code of the page's language, such as "es"; undefined on English pages. */
  readonly language?: string;
  readonly nodeModel: {
    findOne(query: object): Promise<object | null>;
    findAll(query: object): Promise<{ entries: Iterable<object> }>;
  };
}

/** A computed field: its GraphQL type, and what finds its value. */
export function field<Source>(type: string, resolve: (source: Source, context: Context) => unknown) {
  return { type, resolve: (source: Source, _args: unknown, context: Context) => resolve(source, context) };
}

/** Finds an entry by its id, or the only one of its type. */
export async function find<Entry>(context: Context, type: string, id?: string): Promise<Entry | undefined> {
  const filter = id === undefined ? {} : { jsonId: { eq: id } };
  return ((await context.nodeModel.findOne({ type, query: { filter } })) ?? undefined) as Entry | undefined;
}

/** Finds all entries of a type, in the order of their file. */
export async function findAll<Entry>(context: Context, type: string, query: object = {}): Promise<Entry[]> {
  const { entries } = await context.nodeModel.findAll({ type, query });
  return [...entries] as Entry[];
}

/**
 * Returns data/clinic.json, in English. Where the hours change with the season, a query that uses it runs again in a build on
 * another day.
 */
export async function clinicOf(context: Context): Promise<Clinic> {
  const facts = await find<Clinic>(context, "Clinic");
  if (facts === undefined) throw new Error("data/clinic.json is missing.");
  if (facts.seasons) await find(context, "BuildDay");
  return facts;
}

/** A text of the content in the language of the page. */
export function inLanguage(copy: string, context: Context): string {
  return translate(copy, languageOf(context));
}

/**
 * All words of the interface in the language of the page.
 * @param copy a text that they are shown in: in English, if the text is not translated
 */
export function wordsFor(context: Context, copy = ""): Catalog {
  const language = languageOf(context);
  return language && !isUntranslated(copy, language) ? catalogOf(language) : english;
}

/** The clinic's facts as the language of a text writes them. */
export async function factsFor(context: Context, copy: string): Promise<ReturnType<typeof clinicFacts>> {
  return clinicFacts(await clinicOf(context), wordsFor(context, copy));
}
