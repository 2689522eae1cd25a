import { describeEntry } from "../../content-check/describe-location";
import type { Content } from "../../content-check/read-content";
import { type FieldPath, type SourceFile, schemaOf } from "../../content-check/source-file";
import { isRecord, textOf, valueAt } from "../../content-check/values";
import { walkFields } from "../../content-check/walk-fields";
import { blockerAt, type GroupName, type LaunchBlocker } from "./launch-blocker";

/** Finds everything under data/ that is marked "sample": true, with its pictures. */
export function findMarkedSamples({ files }: Content): LaunchBlocker[] {
  return files.flatMap((file) =>
    marksIn(file.value, "sample").flatMap((owner) => {
      const mark = blockerAt(file, [...owner, "sample"], groupOf(file, owner), nameOf(file, owner));
      return mark.group === "Pictures" ? [mark] : [mark, ...picturesOf(file, owner)];
    }),
  );
}

/** Finds phone numbers, email addresses and URLs that are reserved for examples but not marked as samples. */
export function findUnmarkedSamples({ files }: Content): LaunchBlocker[] {
  return files.flatMap((file) =>
    [...walkFields(schemaOf(file), file.value)]
      .filter(({ path, value }) => isReserved(value) && !isMarked(file, path))
      .map(({ path, value }) => {
        const isWeb = /^https?:/.test(value);
        const group = isWeb
          ? "Addresses of videos, portals and profiles"
          : "Phone numbers and email addresses";
        return blockerAt(file, path, group, value);
      }),
  );
}

/** Whether a text contains a fictional 555 number, a domain reserved for examples, or a URL with "sample" in it. */
export function isReserved(text: string): boolean {
  return /\b555[-. ]?\d{4}\b/.test(text) || /^https:.*sample/i.test(text) || isReservedAddress(text);
}

/** Whether a text is a URL or contains an email address with a domain that is reserved for examples (RFC 2606). */
export function isReservedAddress(text: string): boolean {
  const hosts = URL.canParse(text)
    ? [new URL(text).hostname]
    : Array.from(text.matchAll(/[^\s@<]+@([\w.-]+)/g), ([, host = ""]) => host);
  return hosts.some((host) =>
    /(^|\.)((example|test|invalid|localhost)|example\.(com|net|org))\.?$/.test(host),
  );
}

/** Returns the paths of all objects in a value that have a mark, such as "sample": true. */
export function marksIn(value: unknown, mark: string, path: FieldPath = []): FieldPath[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => marksIn(entry, mark, [...path, index]));
  if (!isRecord(value)) return [];
  const within = Object.entries(value).flatMap(([key, field]) => marksIn(field, mark, [...path, key]));
  return value[mark] === true ? [path, ...within] : within;
}

function isMarked(file: SourceFile, path: FieldPath): boolean {
  return path.some((_, index) => valueAt(file.value, [...path.slice(0, index), "sample"]) === true);
}

function picturesOf(file: SourceFile, owner: FieldPath): LaunchBlocker[] {
  return [...walkFields(schemaOf(file), file.value)]
    .filter(({ path, role }) => role === "picture" && owner.every((key, index) => path[index] === key))
    .map(({ path, value }) => blockerAt(file, path, "Pictures", value));
}

const groupOfCollection: Partial<Record<SourceFile["collection"], GroupName>> = {
  team: "People",
  testimonials: "Testimonials",
  links: "Addresses of videos, portals and profiles",
  resources: "Articles, broadcasts and partners",
  transcripts: "Transcripts and captions",
  partners: "Articles, broadcasts and partners",
  closures: "Closures",
};

function groupOf(file: SourceFile, owner: FieldPath): GroupName {
  if (owner[0] === "phones") return "Phone numbers and email addresses";
  if (owner[0] === "social") return "Addresses of videos, portals and profiles";
  if (textOf(valueAt(file.value, owner), "src") !== undefined) return "Pictures";
  return groupOfCollection[file.collection] ?? "Other sample content";
}

/** Returns a name for the marked object that editors recognize. */
function nameOf(file: SourceFile, owner: FieldPath): string {
  const thing = valueAt(file.value, owner);
  if (owner[0] === "phones" && isRecord(thing)) {
    return Object.values(thing)
      .filter((value) => typeof value === "string")
      .join(", ");
  }
  const named = ["name", "title", "src", "attribution"].flatMap((field) => textOf(thing, field) ?? []);
  return named[0] ?? describeEntry(file, owner).entry ?? owner.join(" ");
}
