import { jsonText, readWritten } from "../../content-check/json/json-text";
import { isSameValue, matchEntries } from "../../content-check/json/match-entries";
import { isRecord } from "../../content-check/values";
import type { SavedFile } from "./journal";
import { Refusal } from "./refusal";

/**
 * Returns a file's content without what one save did to it. Later saves of other fields and entries stay.
 * @param current the content of the file now, as base64; null if there is none
 * @returns as base64; null if the file must go
 * @throws Refusal when a later save has changed the same place
 */
export function takenBack(current: string | null, { path, before, after }: SavedFile): string | null {
  if (current === after) return before;
  if (!path.endsWith(".json") || current === null || before === null || after === null) throw samePlace();
  const now = textOf(current);
  const value = without(JSON.parse(now), JSON.parse(textOf(after)), JSON.parse(textOf(before)));
  if (isSameValue(value, JSON.parse(now))) throw samePlace();
  const text = jsonText(value, readWritten(now));
  return Buffer.from(now.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text).toString("base64");
}

function samePlace(): Refusal {
  return new Refusal("A later save has changed the same place. Take that one back first.", true);
}

function textOf(content: string): string {
  return Buffer.from(content, "base64").toString("utf8");
}

/**
 * Returns a value of now without what turned `old` into `saved`.
 * @param now undefined, as `saved` and `old`, where there is nothing
 */
function without(now: unknown, saved: unknown, old: unknown): unknown {
  if (isSameValue(saved, old)) return now;
  if (isSameValue(now, saved)) return old;
  if (Array.isArray(now) && Array.isArray(saved) && Array.isArray(old)) return listWithout(now, saved, old);
  if (!isRecord(now) || !isRecord(saved) || !isRecord(old)) throw samePlace();
  const keys = withMissing(Object.keys(now), Object.keys(old));
  const fields = keys.map((key) => [key, without(now[key], saved[key], old[key])]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function listWithout(now: readonly unknown[], saved: readonly unknown[], old: readonly unknown[]): unknown[] {
  const inSaved = matchEntries(saved, now);
  const inOld = matchEntries(old, saved);
  for (const [index, entry] of saved.entries()) {
    const was = inOld[index];
    if (was !== undefined && !inSaved.includes(index) && !isSameValue(entry, old[was])) throw samePlace();
  }
  const values = new Map<number, unknown>();
  // An entry of now is called by its place in the old list, a later one by a number below zero.
  const kept = now.flatMap((entry, index) => {
    const at = inSaved[index];
    const was = at === undefined ? undefined : inOld[at];
    const name = was ?? -1 - index;
    values.set(name, at === undefined ? entry : without(entry, saved[at], old[was ?? -1]));
    return values.get(name) === undefined ? [] : [name];
  });
  const gone = [...old.keys()].filter((index) => !inOld.includes(index));
  // It is there again already.
  if (gone.some((index) => now.some((entry) => isSameValue(entry, old[index])))) throw samePlace();
  for (const index of gone) values.set(index, old[index]);
  const ordered = isRising(inOld) ? kept : inOldOrder(kept, isRising(inSaved));
  const places = [...old.keys()].filter((index) => values.has(index));
  return withMissing(ordered, places).map((name) => values.get(name));
}

/** Adds the names that are missing in a list, each after the one that it followed. */
function withMissing<Name>(list: readonly Name[], all: readonly Name[]): Name[] {
  const whole = [...list];
  for (const [index, name] of all.entries()) {
    if (whole.includes(name)) continue;
    const before = all[index - 1];
    whole.splice(before === undefined ? 0 : whole.indexOf(before) + 1, 0, name);
  }
  return whole;
}

function isRising(places: readonly (number | undefined)[]): boolean {
  const known = places.filter((place) => place !== undefined);
  return known.every((place, index) => index === 0 || place > (known[index - 1] ?? 0));
}

/** Brings entries that the save has moved back into their old order, unless a later save has moved entries, too. */
function inOldOrder(names: readonly number[], isAsSaved: boolean): number[] {
  if (!isAsSaved) throw samePlace();
  const sorted = names.filter((name) => name >= 0).toSorted((one, other) => one - other);
  return names.map((name) => (name < 0 ? name : (sorted.shift() ?? name)));
}
