import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describeEntry, type Problem, problemAt } from "../problem";
import type { Content } from "../read-content";
import { entriesIn, type FieldPath, type SourceFile } from "../source-file";
import { isRecord, textOf, valueAt } from "../values";
import { fieldsOf } from "../walk-fields";
import { type LaunchGroup, launchMessage } from "./before-launch";

/** Finds everything under data/ that is marked "sample": true, with its pictures. */
export function findMarkedSamples({ files }: Content): Problem[] {
  return files.flatMap((file) =>
    marksIn(file.value, "sample").flatMap((owner) => {
      const message = launchMessage(groupOf(file, owner), nameOf(file, owner));
      const mark = problemAt(file, [...owner, "sample"], message);
      return message.group === "Pictures" ? mark : [mark, ...picturesOf(file, owner)];
    }),
  );
}

const invented: readonly SourceFile["collection"][] = ["team", "testimonials", "transcripts"];

/** Finds people who do not exist, and words that nobody said. They must never be on a public website (16 CFR 465). */
export function findInvented({ files, ...content }: Content): Problem[] {
  const spoken = files.filter(({ collection }) => invented.includes(collection));
  return findMarkedSamples({ ...content, files: spoken }).filter(({ group }) => group !== "Pictures");
}

/** Finds phone numbers, email addresses and URLs that are reserved for examples but not marked as samples. */
export function findUnmarkedSamples({ files }: Content): Problem[] {
  return files.flatMap((file) =>
    fieldsOf(file)
      .filter(({ path, value }) => isReserved(value) && !isMarked(file, path))
      .map(({ path, value }) => {
        const isWeb = /^https?:/.test(value);
        const group = isWeb
          ? "Addresses of videos, portals and profiles"
          : "Phone numbers and email addresses";
        return problemAt(file, path, launchMessage(group, value));
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
function marksIn(value: unknown, mark: string, path: FieldPath = []): FieldPath[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => marksIn(entry, mark, [...path, index]));
  if (!isRecord(value)) return [];
  const within = Object.entries(value).flatMap(([key, field]) => marksIn(field, mark, [...path, key]));
  return value[mark] === true ? [path, ...within] : within;
}

const isMarked = (file: SourceFile, path: FieldPath): boolean =>
  path.some((_, index) => valueAt(file.value, [...path.slice(0, index), "sample"]) === true);

const picturesOf = (file: SourceFile, owner: FieldPath): Problem[] =>
  fieldsOf(file)
    .filter(({ path, role }) => role === "picture" && owner.every((key, index) => path[index] === key))
    .map(({ path, value }) => problemAt(file, path, launchMessage("Pictures", value)));

const groupOfCollection: Partial<Record<SourceFile["collection"], LaunchGroup>> = {
  team: "People",
  testimonials: "Testimonials",
  links: "Addresses of videos, portals and profiles",
  resources: "Articles, broadcasts and partners",
  transcripts: "Transcripts and captions",
  partners: "Articles, broadcasts and partners",
  closures: "Closures",
};

function groupOf(file: SourceFile, owner: FieldPath): LaunchGroup {
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

const byAttorney = "Texts that an attorney must approve";
/** The marks in the source of a document. */
const marks: readonly { readonly pattern: RegExp; readonly group: LaunchGroup }[] = [
  { pattern: /^\s*legal: true\b/, group: byAttorney },
  { pattern: /^\s*sample: true\b/, group: "Sample prices" },
];

/** Finds documents whose source has a mark: a legal text without an attorney's approval, or sample prices. */
export function findMarkedDocuments({ folder, files }: Content): Problem[] {
  const list = entriesIn(files, "documents");
  const titles = new Map(list.map((entry) => [textOf(entry, "id"), textOf(entry, "title")]));
  const contents = join(folder, "documents/content");
  if (!existsSync(contents)) return [];
  return readdirSync(contents)
    .filter((name) => name.endsWith(".ts"))
    .sort()
    .flatMap((name) => {
      const text = readFileSync(join(contents, name), "utf8");
      return text.split("\n").flatMap((line, index) =>
        marks
          .filter(({ pattern }) => pattern.test(line))
          .map(({ group }) => ({
            file: `documents/content/${name}`,
            location: { line: index + 1, column: 1, text: line },
            ...launchMessage(group, titles.get(basename(name, ".ts")) ?? name),
          })),
      );
    });
}

/** Finds texts under data/ that are marked as waiting for an attorney's approval. */
export function findUnapprovedLegalTexts({ files }: Content): Problem[] {
  return files.flatMap((file) =>
    marksIn(file.value, "awaitsCounsel").map((owner) => {
      const { entry } = describeEntry(file, owner);
      const what = entry ?? String(owner.at(-1) ?? valueAt(file.value, ["title"]) ?? file.collection);
      return problemAt(file, [...owner, "awaitsCounsel"], launchMessage(byAttorney, what));
    }),
  );
}
