import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../site";
import { idSchema } from "./id-schema";
import { jsonSchemas } from "./json-schemas";

/**
 * Updates the JSON Schemas that are out of date.
 * @param folder the project's folder, which contains schemas/
 * @param site the content whose ids and link targets are suggested
 * @returns the names of the files that were written
 */
export function writeSchemas(folder: string, site: Site): string[] {
  mkdirSync(join(folder, "schemas"), { recursive: true });
  return [...jsonSchemas(), ["ids.schema.json", idSchema(site)] as const].flatMap(([name, text]) => {
    const path = join(folder, "schemas", name);
    if (existsSync(path) && readFileSync(path, "utf8") === text) return [];
    writeFileSync(path, text);
    return [name];
  });
}
