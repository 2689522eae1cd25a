import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { memoize } from "../shared/memoize";

/** The result of a search: the file exists, exists under `path` in other letter case, or is missing. */
export type Search =
  | { readonly is: "there" }
  | { readonly is: "wrong-case"; readonly path: string }
  | { readonly is: "missing" };

/**
 * Looks for a file by its exact letter case on every computer. Macs and Windows ignore case, but most servers do not.
 * @param folder the folder to start in; the case of its own path is not checked
 * @param path relative to `folder`, with "/" between names and no ".."
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
  return actual === path ? { is: "there" } : { is: "wrong-case", path: actual };
}

/** Lists the names in a folder; empty if it does not exist. */
export type NamesIn = (folder: string) => readonly string[];

/** Lists folders and caches each list, since every picture asks for the list of its folder. See docs/performance.md. */
export function cachedDirectoryListing(): NamesIn {
  return memoize((folder) => (existsSync(folder) ? readdirSync(folder) : []));
}
