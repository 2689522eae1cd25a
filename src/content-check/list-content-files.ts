import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { collections } from "../content/collections";
import type { Problem } from "./problem";
import type { CollectionName } from "./source-file";
import { discardChanges, nearest, quotedList } from "./suggestions/wording";
import { listTranslations, translationName } from "./translations/list-translations";
import { inPlainLetters } from "./values";

const sources = Object.entries(collections) as [CollectionName, { source: string }][];
const listFiles = sources.filter(([, { source }]) => source.endsWith(".json"));
const fileNames = listFiles.map(([, { source }]) => source);
const folderNames = ["pages", "images", "languages", "phrases"];

/** Lists the content's files by their names in the project, with a problem for each that is missing or does not belong. */
export function listContentFiles(folder: string) {
  const inData = namesIn(join(folder, "data"));
  const inPages = namesIn(join(folder, "data/pages"));
  const inLanguages = namesIn(join(folder, "data/languages"));
  const { translations, languages, problems } = listTranslations(inData, inPages, inLanguages);
  const unknownFiles = inData.filter(
    (name) => !fileNames.includes(name) && !folderNames.includes(name) && translationName.exec(name) === null,
  );
  const misnamed = new Set(unknownFiles.map((name) => nearest(name, fileNames)));
  const missing = fileNames.filter((name) => !inData.includes(name) && !misnamed.has(name));
  const pages = inPages.filter((name) => /^[a-z0-9-]+\.json$/.test(name));
  const unknownPages = inPages.filter((name) => !pages.includes(name) && translationName.exec(name) === null);
  return {
    /** Files in data/pages that are not read: they may be pages with a wrong name. */
    hasUnknownPages: unknownPages.length > 0,
    translations,
    languages,
    phrases: namesIn(join(folder, "data/phrases")).flatMap((name) => {
      const [, code] = /^([a-z-]+)\.json$/.exec(name) ?? [];
      return code === undefined ? [] : { name: `data/phrases/${name}`, code };
    }),
    files: [
      ...listFiles
        .filter(([, { source }]) => inData.includes(source))
        .map(([collection, { source }]) => ({ name: `data/${source}`, collection })),
      ...pages.map((name) => ({ name: `data/pages/${name}`, collection: "pages" as const })),
    ],
    problems: [
      ...unknownFiles.map(unknownFileProblem),
      ...missing.map(missingProblem),
      ...unknownPages.map((name) => unknownFileInPagesProblem(folder, name, pages)),
      ...(pages.length === 0 ? [noPagesProblem] : []),
      ...problems,
    ],
  };
}

/** Lists the files that are not hidden. Hidden ones, such as .DS_Store, belong to the operating system. */
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
    found: "The website does not use a file with this name.",
    expected: `The data folder contains only ${quotedList(fileNames)}, and the folders "pages", "images", "languages" and "phrases".`,
    fix:
      meant === undefined
        ? "Move it out of the data folder."
        : `If it is a copy, delete it. If it is the file itself, rename it to "${meant}".`,
  };
}

const missingProblem = (name: string): Problem => ({
  file: `data/${name}`,
  found: "This file is missing.",
  expected: "The website is built from this file, so it has to be here.",
  fix: `Restore it under exactly this name. ${discardChanges}`,
});

function unknownFileInPagesProblem(folder: string, name: string, pages: readonly string[]): Problem {
  const file = join(folder, "data/pages", name);
  const read = (path: string) => (statSync(path).isFile() ? readFileSync(path, "utf8") : "");
  const original = pages.find((page) => read(join(folder, "data/pages", page)) === read(file));
  const meant = inPlainLetters(name)
    .replace(/\.txt$/, "")
    .replace(/[^a-z0-9.]+/g, "-")
    .replace(/-*\.js(?:on|n|o)?$|\.json-?$/, ".json");
  const isPage = /^[a-z0-9-]+\.json$/.test(meant) && !pages.includes(meant);
  const renaming = isPage ? `Rename it to "${meant}"` : "Move it out of this folder";
  return {
    file: `data/pages/${name}`,
    found: isPage ? "The website can't read a page with this file name." : "This file is not a page.",
    expected:
      'A file name made of lowercase letters, digits and hyphens that ends in ".json", such as "our-team.json".',
    fix:
      original === undefined
        ? `${renaming}.`
        : `Delete it: it is a copy of ${original}. If you want a new page, ${renaming.toLowerCase()} and change its content.`,
  };
}

const noPagesProblem: Problem = {
  file: "data/pages",
  found: "There are no pages in this folder.",
  expected: "A .json file for each page of the website.",
  fix: `Restore the pages. ${discardChanges}`,
};
