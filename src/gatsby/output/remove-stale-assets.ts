import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyCache } from "gatsby";

const hashed = /[-.]([0-9a-f]{20})\.(?:js|css)(?:\.|$)/;
const runtimeName = /^webpack-runtime-[0-9a-f]{20}\.js$/;
const siteScript = /site-[0-9a-f]{20}\.js/;
const cacheKey = "former-scripts";
/** In milliseconds: one week. A tab that is open for longer shows what works without React. */
const maxAge = 7 * 24 * 60 * 60 * 1000;

/**
 * Deletes scripts and style sheets of earlier builds, which Gatsby leaves in public/, one week after they
 * were last in use. Until then, a page that a visitor has open may still request them.
 * @param folder the built site
 * @param cache stores since when each file is out of use
 * @param now in milliseconds since the epoch
 * @throws when webpack's stats list no runtime
 */
export async function removeStaleAssets(
  folder: string,
  cache: Pick<GatsbyCache, "get" | "set">,
  now: number,
): Promise<void> {
  const inUse = await currentAssetHashes(folder);
  const unused = (await readdir(folder)).filter((name) => {
    const hash = hashed.exec(name)?.[1];
    return hash !== undefined && !inUse.has(hash);
  });
  const known = Object((await cache.get(cacheKey)) ?? {}) as Record<string, number>;
  const unusedSince = unused.map((name) => [name, known[name] ?? now] as const);
  const stale = unusedSince.filter(([, since]) => now - since > maxAge).map(([name]) => name);
  for (const name of stale) await rm(join(folder, name));
  await cache.set(cacheKey, Object.fromEntries(unusedSince.filter(([name]) => !stale.includes(name))));
}

/**
 * Reads which scripts and style sheets the current build has made: public/ keeps those of earlier builds too.
 * @param folder the built site
 * @returns the names of the files; none when there has been no build
 */
export function readWebpackAssets(folder: string): string[] {
  const file = join(folder, "webpack.stats.json");
  if (!existsSync(file)) return [];
  return Object.values<string[]>(JSON.parse(readFileSync(file, "utf8")).assetsByChunkName).flat();
}

/**
 * Returns the hashes in the file names of the current build's scripts and style sheets. Webpack's stats list
 * the runtime and the named chunks; the runtime contains the hashes of all other chunks. Pages name the script
 * of src/elements/, which names those that it loads.
 * @throws when webpack's stats list no runtime, or the home page names no script
 */
async function currentAssetHashes(folder: string): Promise<ReadonlySet<string>> {
  const named = readWebpackAssets(folder);
  const runtime = named.find((name) => runtimeName.test(name));
  if (!runtime) throw new Error(`${folder}/webpack.stats.json lists no runtime.`);
  const home = await readFile(join(folder, "index.html"), "utf8");
  const script = siteScript.exec(home)?.[0];
  if (!script) throw new Error(`${folder}/index.html has no script of the site.`);
  const scripts = await Promise.all([runtime, script].map((name) => readFile(join(folder, name), "utf8")));
  const texts = [named.join("\n"), script, ...scripts];
  return new Set(texts.flatMap((text) => text.match(/[0-9a-f]{20}/g) ?? []));
}
