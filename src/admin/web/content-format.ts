import { getNodeValue, parseTree } from "jsonc-parser";
import { collections } from "../../content/collections";
import { isSameValue } from "../../content-check/json/is-same-value";
import { type CollectionName, type SourceFile, schemaOf } from "../../content-check/source-file";
import { isRecord, textOf, valueAt } from "../../content-check/values";
import { pageSlug } from "../../shared/site/page-slug";
import { mergeText } from "../saving/merge-text";
import { refusalFor } from "../saving/refusal";
import { type BuiltFile, newProblems } from "./new-problems";

/**
 * Creates the formats of all collections: how the editor reads and writes their files. What is written is merged into what was
 * read, so that a changed word is a changed line. It runs in the browser, where the editor does not say which file it reads or
 * writes.
 * @param built the translations and languages, which it does not read
 */
export function contentFormats(built: readonly BuiltFile[]) {
  /** The newest version of each file that was read, by its name. */
  const files = new Map<string, SourceFile>();

  return (collection: CollectionName) => ({
    fromFile(text: string): unknown {
      const file = asFile(collection, text);
      // The folder of pages has their translations, too, which are not pages.
      if (valueAt(file.value, ["texts"]) === undefined) files.set(file.name, file);
      return JSON.parse(text);
    },
    /** @throws Error when the check finds problems; the editor shows its cause, and saves nothing */
    toFile(value: unknown): string {
      const sent = asFile(collection, JSON.stringify(value));
      const known = files.get(sent.name);
      const before = known ?? closest([...files.values()], sent);
      const written = asFile(collection, mergeText(schemaOf(sent), before?.text, sent.text, sent.name));
      const problems = newProblems([...files.values()], written, built);
      // The editor shows the cause of an error only if it has this message.
      const contentOf = (name: string) => (name === written.name ? written : files.get(name))?.value;
      if (problems.length > 0)
        throw new Error("saving_failed", { cause: refusalFor(problems, { contentOf, open: written.name }) });
      return written.text;
    },
  });
}

/** A text as a file of a collection. A page gets the name that its address usually has. */
function asFile(collection: CollectionName, text: string): SourceFile {
  const { source } = collections[collection];
  const root = parseTree(text);
  const value: unknown = root && getNodeValue(root);
  const name = collection === "pages" ? `${source}/${pageSlug(textOf(value, "path") ?? "")}.json` : source;
  return { name: `data/${name}`, collection, text, root, value, readable: true };
}

/** The page that a page at a new address most likely was before: the one with the most fields in common. */
function closest(files: readonly SourceFile[], { collection, value }: SourceFile): SourceFile | undefined {
  const shared = (file: SourceFile) => sharedFields(file.value, value);
  const others = files.filter((file) => file.collection === collection);
  return others.toSorted((one, other) => shared(other) - shared(one))[0];
}

function sharedFields(one: unknown, other: unknown): number {
  if (!isRecord(one) || !isRecord(other)) return 0;
  return Object.keys(one).filter((name) => isSameValue(one[name], other[name])).length;
}
