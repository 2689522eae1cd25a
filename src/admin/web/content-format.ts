import { collections } from "../../content/collections";
import { isSameValue } from "../../content-check/json/match-entries";
import type { Content } from "../../content-check/read-content";
import {
  type CollectionName,
  type JsonFile,
  type SourceFile,
  schemaOf,
} from "../../content-check/source-file";
import { translatedBy } from "../../content-check/translations/list-translations";
import { isRecord, textOf, valueAt } from "../../content-check/values";
import { pageSlug } from "../../shared/site/main-pages";
import { refusalFor } from "../saving/refusal";
import { mergeText } from "../saving/without-additions";
import { mergeTranslation } from "../translations/from-form";
import { translatedFile } from "../translations/translated-files";
import { contentOf, jsonFile, type LanguageRead, newProblems, type TextsRead } from "./new-problems";

/** What the editor calls the format of a collection such as "team", or of a translation such as "data/team.es.json". */
export function formatName(name: string): string {
  return `content-${name}`;
}

/** How the editor reads and writes a file. */
interface Format {
  fromFile(text: string): unknown;
  /** @throws Error when the check finds problems; the editor shows its cause, and saves nothing */
  toFile(value: unknown): string;
}

/**
 * Creates the formats of all collections and translations: how the editor reads and writes their files. What is written is merged
 * into what was read, so that a changed word is a changed line. It runs in the browser, where the editor does not say which file of a
 * collection it reads or writes.
 * @param languages the languages, which it does not read
 */
export function contentFormats(languages: readonly LanguageRead[]) {
  /** The newest version of each file that was read, by its name. */
  const files = new Map<string, SourceFile>();
  const translations = new Map<string, JsonFile>();
  let content: Content | undefined;

  function read(): TextsRead {
    return { files: [...files.values()], translations: [...translations.values()], languages };
  }

  /** All content. Many forms are made from it, so it is put together only if a file was read since. */
  function current(): Content {
    content ??= contentOf(read());
    return content;
  }
  function checked(written: SourceFile | JsonFile): string {
    const problems = newProblems(read(), written);
    const contentIn = (name: string) =>
      (name === written.name ? written : (files.get(name) ?? translations.get(name)))?.value;
    // The editor shows the cause of an error only if it has this message.
    if (problems.length > 0)
      throw new Error("saving_failed", {
        cause: refusalFor(problems, { contentOf: contentIn, open: written.name }),
      });
    return written.text;
  }
  return {
    ofCollection: (collection: CollectionName): Format => ({
      fromFile(text) {
        const file = asFile(collection, text);
        // The folder of pages may have translations without a form, too, which are no pages.
        if (valueAt(file.value, ["texts"]) === undefined) files.set(file.name, file);
        content = undefined;
        return JSON.parse(text);
      },
      toFile(value) {
        const sent = asFile(collection, JSON.stringify(value));
        const known = files.get(sent.name);
        const before = known ?? closest([...files.values()], sent);
        return checked(asFile(collection, mergeText(schemaOf(sent), before?.text, sent.text, sent.name)));
      },
    }),
    /** @param name the file's name, such as "data/team.es.json" */
    ofTranslation: (name: string): Format => ({
      async fromFile(text) {
        translations.set(name, jsonFile(name, text));
        content = undefined;
        // The editor begins to read all files before it goes on with any. The form needs the English texts, and all translations.
        await Promise.resolve();
        const { original, language = "" } = translatedBy(name) ?? {};
        const english = current().files.find((file) => file.name === original);
        return (english && translatedFile(english, current(), language)?.value) ?? JSON.parse(text);
      },
      toFile(value) {
        const text = mergeTranslation(name, translations.get(name)?.text, JSON.stringify(value));
        return checked(jsonFile(name, text));
      },
    }),
  };
}

/** A text as a file of a collection. A page gets the name that its address usually has. */
function asFile(collection: CollectionName, text: string): SourceFile {
  const { source } = collections[collection];
  const file = jsonFile(source, text);
  const name =
    collection === "pages" ? `${source}/${pageSlug(textOf(file.value, "path") ?? "")}.json` : source;
  return { ...file, name: `data/${name}`, collection };
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
