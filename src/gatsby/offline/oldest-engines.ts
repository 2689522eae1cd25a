import { readFileSync } from "node:fs";
import { join } from "node:path";

/** An engine as browserslist names it, and the oldest version of it that the site supports. */
export type OldestEngines = ReadonlyMap<string, string>;

/**
 * Reads the oldest supported version of each engine from `browserslist` in a folder's package.json, which Babel and
 * Autoprefixer read too.
 * @throws when an entry is written in another way
 */
export function oldestEngines(folder = "."): OldestEngines {
  const { browserslist } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return new Map(browserslist.map(parsed));
}

function parsed(entry: string): [string, string] {
  const [, engine, version] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
  if (engine && version) return [engine, version];
  throw new Error(
    `package.json: "browserslist" has the entry "${entry}". Write it as an engine and its oldest version, such as "safari >= 15.4".`,
  );
}
