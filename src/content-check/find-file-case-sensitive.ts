import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { memoize } from "../shared/memoize";

/** A file that is there, one whose name differs in letter case only (what it is called), or none. */
export type Search =
  | { readonly is: "there" }
  | { readonly is: "spelled"; readonly path: string }
  | { readonly is: "missing" };

/**
 * Looks for a file, minding the letter case on every computer: what a Mac or Windows finds, a server may not.
 * @param folder where to begin; its own name is not judged
 * @param path relative to it, with "/" between names and no ".."
 * @param namesIn lists the names in a folder
 */
export function findFile(folder: string, path: string, namesIn: NamesIn): Search {
  const spelled: string[] = [];
  for (const name of path.split("/")) {
    const names = namesIn(join(folder, ...spelled));
    const exact = names.find((each) => each === name);
    const found = exact ?? names.find((each) => each.toLowerCase() === name.toLowerCase());
    if (found === undefined) return { is: "missing" };
    spelled.push(found);
  }
  const actual = spelled.join("/");
  return actual === path ? { is: "there" } : { is: "spelled", path: actual };
}

export type NamesIn = (folder: string) => readonly string[];

/** Lists folders as they are when first asked for, each once: asked for every picture, 2,000 pictures took 2.6 s. */
export function cachedDirectoryListing(): NamesIn {
  return memoize((folder) => (existsSync(folder) ? readdirSync(folder) : []));
}
