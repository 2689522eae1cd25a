import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { jsonSchemas } from "./json-schemas";

/**
 * Writes the JSON Schemas that are not up to date.
 * @param folder the project's folder; they go to schemas/ in it
 * @returns the names of the files that were written
 */
export function writeSchemas(folder: string): string[] {
  mkdirSync(join(folder, "schemas"), { recursive: true });
  return [...jsonSchemas()].flatMap(([name, text]) => {
    const path = join(folder, "schemas", name);
    if (existsSync(path) && readFileSync(path, "utf8") === text) return [];
    writeFileSync(path, text);
    return [name];
  });
}
