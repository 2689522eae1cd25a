import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { collections } from "../content/collections";
import type { Problem } from "./problem";
import type { CollectionName } from "./source-file";
import { nearest, quotedList } from "./suggestions/nearest";
import { discardChanges } from "./suggestions/suggest-restore";

interface Inventory {
  /** The content's files: names relative to the project's folder. */
  readonly files: readonly { readonly name: string; readonly collection: CollectionName }[];
  readonly problems: readonly Problem[];
  /** Whether data/pages holds files that are not read: pages with a wrong name, perhaps. */
  readonly hasStrangePages: boolean;
}

const sources = Object.entries(collections) as [CollectionName, { source: string }][];
const listFiles = sources.filter(([, { source }]) => source.endsWith(".json"));
const fileNames = listFiles.map(([, { source }]) => source);
const folderNames = ["pages", "images"];

/** What is in data/ and data/pages: the files of the content, those that are missing, and those that don't belong. */
export function listContentFiles(folder: string): Inventory {
  const inData = namesIn(join(folder, "data"));
  const inPages = namesIn(join(folder, "data/pages"));
  const unknownFiles = inData.filter((name) => !fileNames.includes(name) && !folderNames.includes(name));
  const misnamed = new Set(unknownFiles.map((name) => nearest(name, fileNames)));
  const missing = fileNames.filter((name) => !inData.includes(name) && !misnamed.has(name));
  const pages = inPages.filter((name) => /^[a-z0-9-]+\.json$/.test(name));
  const strangePages = inPages.filter((name) => !pages.includes(name));
  return {
    hasStrangePages: strangePages.length > 0,
    files: [
      ...listFiles
        .filter(([, { source }]) => inData.includes(source))
        .map(([collection, { source }]) => ({ name: `data/${source}`, collection })),
      ...pages.map((name) => ({ name: `data/pages/${name}`, collection: "pages" as const })),
    ],
    problems: [
      ...unknownFiles.map(unknownFileProblem),
      ...missing.map(missingProblem),
      ...strangePages.map((name) => unknownFileInPagesProblem(folder, name, pages)),
      ...(pages.length === 0 ? [noPagesProblem] : []),
    ],
  };
}

/** Names of files that are not hidden; hidden ones belong to the operating system. */
function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith("."))
    .sort();
}

function unknownFileProblem(name: string): Problem {
  const copied = fileNames.find((each) => name.startsWith(each.replace(".json", "")));
  const meant = nearest(name, [...fileNames, ...folderNames]) ?? copied;
  return {
    file: `data/${name}`,
    found: "The site does not know this file.",
    expected: `In data/ there may be ${quotedList(fileNames)} and the folders "pages" and "images".`,
    fix:
      meant === undefined
        ? "Move it out of data/."
        : `If it is a copy, delete it. If it is the file itself, rename it to "${meant}".`,
  };
}

function missingProblem(name: string): Problem {
  return {
    file: `data/${name}`,
    found: "This file is missing.",
    expected: "The site is made from it.",
    fix: `Bring it back under exactly this name. ${discardChanges}`,
  };
}

function unknownFileInPagesProblem(folder: string, name: string, pages: readonly string[]): Problem {
  const file = join(folder, "data/pages", name);
  const read = (path: string) => (statSync(path).isFile() ? readFileSync(path, "utf8") : "");
  const original = pages.find((page) => read(join(folder, "data/pages", page)) === read(file));
  const meant = name
    .toLowerCase()
    .replace(/\.txt$/, "")
    .replace(/[^a-z0-9.]+/g, "-")
    .replace(/-*\.js(?:on|n|o)?$|\.json-?$/, ".json");
  const isPage = /^[a-z0-9-]+\.json$/.test(meant) && !pages.includes(meant);
  const renaming = isPage ? `Rename it to "${meant}"` : "Move it out of this folder";
  return {
    file: `data/pages/${name}`,
    found: isPage ? "The name of this page can't be read by the site." : "This is not a page.",
    expected: 'Names of lowercase letters, digits and hyphens that end in ".json", such as "our-team.json".',
    fix:
      original === undefined
        ? `${renaming}.`
        : `Delete it: it is a copy of ${original}. For a new page, ${renaming.toLowerCase()} and change its content.`,
  };
}

const noPagesProblem: Problem = {
  file: "data/pages",
  found: "There is no page in this folder.",
  expected: "Each page of the site is a .json file here.",
  fix: `Bring the pages back. ${discardChanges}`,
};
