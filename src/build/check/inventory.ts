import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { collections } from "../../content/collections";
import type { Fault } from "./fault";
import { listed, nearest } from "./nearest";
import type { CollectionName } from "./source-file";

interface Inventory {
  /** The content's files: names relative to the project's folder. */
  readonly files: readonly { readonly name: string; readonly collection: CollectionName }[];
  readonly faults: readonly Fault[];
}

const sources = Object.entries(collections) as [CollectionName, { source: string }][];
const listFiles = sources.filter(([, { source }]) => source.endsWith(".json"));
const fileNames = listFiles.map(([, { source }]) => source);
const folderNames = ["pages", "images"];

/** What lies in data/ and data/pages: the content's files, those that are missing, and those that don't belong. */
export function takeInventory(folder: string): Inventory {
  const inData = namesIn(join(folder, "data"));
  const inPages = namesIn(join(folder, "data/pages"));
  const strangers = inData.filter((name) => !fileNames.includes(name) && !folderNames.includes(name));
  const misnamed = new Set(strangers.map((name) => nearest(name, fileNames)));
  const missing = fileNames.filter((name) => !inData.includes(name) && !misnamed.has(name));
  const pages = inPages.filter((name) => /^[a-z0-9-]+\.json$/.test(name));
  return {
    files: [
      ...listFiles
        .filter(([, { source }]) => inData.includes(source))
        .map(([collection, { source }]) => ({ name: `data/${source}`, collection })),
      ...pages.map((name) => ({ name: `data/pages/${name}`, collection: "pages" as const })),
    ],
    faults: [
      ...strangers.map(strangerFault),
      ...missing.map(missingFault),
      ...inPages.filter((name) => !pages.includes(name)).map(strangeFaultInPages),
      ...(pages.length === 0 ? [noPagesFault] : []),
    ],
  };
}

/** Hidden files are an operating system's business. */
function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith("."))
    .sort();
}

function strangerFault(name: string): Fault {
  const meant = nearest(name, [...fileNames, ...folderNames]);
  return {
    file: `data/${name}`,
    found: "The site does not know this file.",
    expected: `In data/ there may be ${listed(fileNames)} and the folders "pages" and "images".`,
    mend:
      meant === undefined
        ? "Move it out of data/."
        : `Rename it to "${meant}", or remove it if it is a copy.`,
  };
}

function missingFault(name: string): Fault {
  return {
    file: `data/${name}`,
    found: "This file is missing.",
    expected: "The site is made from it.",
    mend: "Put it back under exactly this name.",
  };
}

function strangeFaultInPages(name: string): Fault {
  return {
    file: `data/pages/${name}`,
    found: "This is not a page.",
    expected:
      'In data/pages/ there are only pages: names in lowercase letters, digits and hyphens that end in ".json".',
    mend: "Rename it so, or move it out of this folder.",
  };
}

const noPagesFault: Fault = {
  file: "data/pages",
  found: "There is no page in this folder.",
  expected: "Each page of the site is a .json file here.",
  mend: "Put the pages back.",
};
