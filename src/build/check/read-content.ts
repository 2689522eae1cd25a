import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getNodeValue } from "jsonc-parser";
import type { Fault } from "./fault";
import { takeInventory } from "./inventory";
import { type Site, siteOf } from "./site";
import type { SourceFile } from "./source-file";
import { readJson } from "./syntax";

/** All content, as far as it can be read. */
export interface Content {
  /** The project's folder, which holds data/ and static/. */
  readonly folder: string;
  readonly files: readonly SourceFile[];
  readonly site: Site;
}

/** Reads everything under data/, and finds the files that are missing, strange or malformed. */
export function readContent(folder: string): { content: Content; faults: readonly Fault[] } {
  const inventory = takeInventory(folder);
  const readings = inventory.files.map(({ name, collection }) => {
    const text = readFileSync(join(folder, name), "utf8");
    const { root, isWellFormed, faults } = readJson(name, text);
    const value: unknown = root && getNodeValue(root);
    return { faults, file: { name, collection, text, root, value, readable: isWellFormed } };
  });
  const files = readings.map(({ file }) => file);
  return {
    content: { folder, files, site: siteOf(files) },
    faults: [...inventory.faults, ...readings.flatMap(({ faults }) => faults)],
  };
}
