import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getLocation, getNodeValue } from "jsonc-parser";
import { entryName, fieldName } from "./describe-location";
import { encodingFault } from "./json/encoding";
import { readJson } from "./json/syntax";
import { takeInventory } from "./list-content-files";
import type { Fault } from "./problem";
import { type Site, siteOf } from "./site";
import type { SourceFile } from "./source-file";

/** All content, as far as it can be read. */
export interface Content {
  /** The project's folder, which holds data/ and static/. */
  readonly folder: string;
  readonly files: readonly SourceFile[];
  readonly site: Site;
}

/** Reads everything under data/, and finds the files that are missing, unknown or malformed. */
export function readContent(folder: string): { content: Content; faults: readonly Fault[] } {
  const inventory = takeInventory(folder);
  const readings = inventory.files.map(({ name, collection }) => {
    const bytes = readFileSync(join(folder, name));
    const wrong = encodingFault(name, bytes);
    const text = wrong === undefined ? bytes.toString("utf8") : "";
    const { root, isWellFormed, faults } = wrong ? unread : readJson(name, text);
    const value: unknown = root && getNodeValue(root);
    const file = {
      name,
      collection,
      text,
      root,
      value,
      readable: isWellFormed && faults.length === 0 && !wrong,
    };
    return { file, faults: wrong ? [wrong] : faults.map((fault) => ({ ...entryAt(file, fault), ...fault })) };
  });
  const files = readings.map(({ file }) => file);
  return {
    content: { folder, files, site: siteOf(files, inventory.hasStrangePages) },
    faults: [...inventory.faults, ...readings.flatMap(({ faults }) => faults)],
  };
}

const unread = { root: undefined, isWellFormed: false, faults: [] };

/** Names the entry and the field in which the JSON is malformed, as far as it can be read. */
function entryAt(file: SourceFile, { place }: Fault): Pick<Fault, "entry" | "field"> {
  if (place === undefined || file.root === undefined) return {};
  const lines = file.text.split("\n").slice(0, place.line - 1);
  const offset = lines.reduce((sum, line) => sum + line.length + 1, place.column - 1);
  const path = getLocation(file.text, offset).path.filter((key) => key !== "");
  const { entry, within } = entryName(file, path);
  const isField = typeof within.at(-1) === "string" && /^\w+$/.test(String(within.at(-1)));
  return { ...(entry !== undefined && { entry }), ...(isField && { field: fieldName(within) }) };
}
