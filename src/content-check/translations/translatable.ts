import { isRead } from "../../content/field-roles";
import type { SourceFile } from "../source-file";
import { isRecord, valueAt } from "../values";
import { type Field, fieldsOf } from "../walk-fields";

/** Lists with words of others: the notices that agencies have published in each language. */
const untranslated: readonly string[] = ["notices"];

const known = new WeakMap<SourceFile, readonly Field[]>();

/** Returns the fields of a file that are translated, in its order: the texts for visitors that have words. */
export function translatableFields(file: SourceFile): readonly Field[] {
  if (!file.readable || untranslated.includes(file.collection)) return [];
  const fields =
    known.get(file) ??
    fieldsOf(file).filter(({ role, value }) => (isRead(role) || role === "path") && hasWords(value));
  known.set(file, fields);
  return fields;
}

/** Returns the texts of a file that are translated, each once. */
export function translatableTexts(file: SourceFile): string[] {
  return [...new Set(translatableFields(file).map(({ value }) => value))];
}

/** Whether a text has words of its own, beside {facts} and tags. */
export function hasWords(text: string): boolean {
  return /^[^{<]*\p{L}/u.test(text) || /\p{L}/u.test(text.replace(/\{\w+\}|<[^>]*>/g, ""));
}

/** A text and its translation, where a translation file has them. */
export interface Pair {
  /** Its place in "texts". */
  readonly index: number;
  readonly english: string;
  readonly text: string;
}

/** Returns the pairs of a translation file, as far as they can be read. */
export function pairsOf(value: unknown): Pair[] {
  const texts = valueAt(value, ["texts"]);
  return (Array.isArray(texts) ? texts : []).flatMap((pair: unknown, index) => {
    const { english, text } = isRecord(pair) ? pair : {};
    return typeof english === "string" && typeof text === "string" ? { index, english, text } : [];
  });
}
