import { z } from "zod";
import { type Collection, collections } from "../../content/collections";
import { isTranslationFile } from "../../content-check/translations/list-translations";

interface JsonFile {
  readonly name?: unknown;
  readonly relativeDirectory?: unknown;
  readonly internal?: { content?: unknown };
}

/**
 * The GraphQL type of one entry of a file under data/: the title that src/content gives it. In a file that holds several
 * kinds (resources.json), the entry's kind decides.
 * A translation has a type without fields: no query asks for one, but the live view is updated when it changes.
 * @throws Error for a file that src/content does not describe, or an entry without a title
 */
export function typeNameOf({ node, object }: { node: JsonFile; object: { kind?: string } }): string {
  // Gatsby saves this node again with each of its entries, and the text of the file with it, which nothing reads again. Of a
  // hundred times as many concerns, the first quarter took eight minutes.
  delete node.internal?.content;
  if (node.relativeDirectory === "languages" || isTranslationFile(`${node.name}.json`)) return "Translation";
  const name = String(node.relativeDirectory === "pages" ? "pages" : node.name);
  const collection = new Map<string, Collection>(Object.entries(collections)).get(name);
  if (collection === undefined) throw new Error(`data/${name}.json is not a file that the site knows.`);
  const title = titleOf(collection.entry, object.kind);
  if (title === undefined)
    throw new Error(`src/content gives no title to the entries of data/${name}.json, kind ${object.kind}.`);
  return title;
}

function titleOf(entry: z.ZodType, kind: string | undefined): string | undefined {
  const options: readonly z.core.$ZodType[] =
    entry instanceof z.ZodDiscriminatedUnion ? entry.options : [entry];
  const fits = (option: z.core.$ZodType) =>
    options.length === 1 || (option instanceof z.ZodObject && isOfKind(option, kind));
  const option = options.find(fits);
  return option && z.globalRegistry.get(option)?.title;
}

function isOfKind({ shape }: z.ZodObject, kind: string | undefined): boolean {
  return z.safeParse(shape.kind as z.core.$ZodType, kind).success;
}
