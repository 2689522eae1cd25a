import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "../../src/content/page";
import { isTranslationFile } from "../../src/content-check/translations/list-translations";

/** The first block of each kind: the path of its page, and its place there. */
export function blockPlaces(): Map<string, { path: string; index: number }> {
  const found = new Map<string, { path: string; index: number }>();
  const names = readdirSync("data/pages").filter((name) => !isTranslationFile(name));
  for (const name of names.sort()) {
    const { path, blocks }: Page = JSON.parse(readFileSync(join("data/pages", name), "utf8"));
    for (const [index, { kind }] of blocks.entries()) {
      if (!found.has(kind)) found.set(kind, { path, index });
    }
  }
  return found;
}
