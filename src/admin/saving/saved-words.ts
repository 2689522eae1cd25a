import { matchEntries } from "../../content-check/json/match-entries";
import { describeField } from "../../content-check/problem";
import type { FieldPath } from "../../content-check/source-file";
import { clip, entriesOf, isRecord } from "../../content-check/values";
import type { SavedFile } from "./journal";
import { placeInForms } from "./place-in-forms";

/** What a save has changed at one place, in the words of the forms. */
export interface SavedWords {
  readonly place: string;
  /** Empty if there was nothing before. */
  readonly before: string;
  /** Empty if there is nothing now. */
  readonly after: string;
}

interface Difference {
  readonly path: FieldPath;
  readonly before: unknown;
  readonly after: unknown;
}

/** The most words around a change that are shown, in characters. */
const around = 30;

/** Lists the words that a save has changed in a file; none for a picture, and for a file that is new or gone. */
export function savedWords({ path: file, before, after }: SavedFile): SavedWords[] {
  if (!file.endsWith(".json") || before === null || after === null) return [];
  const [old, now] = [before, after].map((each) => JSON.parse(Buffer.from(each, "base64").toString("utf8")));
  return differences(old, now).map(({ path, ...change }) => {
    const isGone = change.after === undefined;
    const inEntry = path.slice(typeof path[0] === "number" ? 1 : path[0] === "blocks" ? 2 : 0);
    const field = inEntry.length > 0 ? { field: describeField(inEntry) } : {};
    return {
      place: placeInForms({ file, path, ...field }, isGone ? old : now),
      ...shortened(asWords(change.before), asWords(change.after)),
    };
  });
}

function differences(before: unknown, after: unknown, path: FieldPath = []): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return inLists(before, after, path);
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => differences(before[key], after[key], [...path, key]));
  }
  return [{ path, before, after }];
}

function inLists(before: readonly unknown[], after: readonly unknown[], path: FieldPath): Difference[] {
  const matches = matchEntries(before, after);
  const gone = [...before.keys()].filter((index) => !matches.includes(index));
  return [
    ...after.flatMap((entry, index) => differences(before[matches[index] ?? -1], entry, [...path, index])),
    ...gone.map((index) => ({ path: [...path, index], before: before[index], after: undefined })),
  ];
}

/** A value as people read it: without tags, and an entry by all of its words. */
function asWords(value: unknown): string {
  if (typeof value === "boolean") return value ? "on" : "off";
  if (isRecord(value)) return Object.values(value).map(asWords).filter(Boolean).join(", ");
  if (Array.isArray(value)) return entriesOf(value).map(asWords).join(", ");
  return value === undefined || value === null
    ? ""
    : String(value)
        .replace(/<[^>]*>/g, " ")
        .trim();
}

/** Leaves out what is the same at the beginning and the end of two long texts, but for a few words. */
function shortened(before: string, after: string): Pick<SavedWords, "before" | "after"> {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const first = start > around ? before.lastIndexOf(" ", start - around) + 1 : 0;
  const last = end > around ? end - around : 0;
  const part = (text: string) =>
    clip(`${first > 0 ? "… " : ""}${text.slice(first, text.length - last)}${last > 0 ? "…" : ""}`, 300);
  return { before: before === "" ? "" : part(before), after: after === "" ? "" : part(after) };
}
