import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Reads the oldest supported version of each browser from `browserslist` in package.json, which Babel and
 * Autoprefixer use too.
 * @param folder the folder of package.json
 * @throws when an entry does not have the form "safari >= 15.4"
 */
export function oldestEngines(folder = "."): ReadonlyMap<string, string> {
  const { browserslist } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return new Map(browserslist.map(parsed));
}

function parsed(entry: string): [string, string] {
  const [, engine, version] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
  if (engine && version) return [engine, version];
  throw new Error(
    `package.json: "browserslist" has the entry "${entry}". Write it as a browser and its oldest version, such as "safari >= 15.4".`,
  );
}

/** The oldest supported browsers as esbuild targets. */
export function esbuildTargets(): string[] {
  return Array.from(
    oldestEngines(),
    ([engine, version]) => `${engine === "ios_saf" ? "ios" : engine}${version}`,
  );
}
