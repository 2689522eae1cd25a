import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BuildCache } from "./build-cache";
import { readWebpackAssets } from "./webpack-assets";

const hashed = /[-.]([0-9a-f]{20})\.(?:js|css)(?:\.|$)/;
const runtimeName = /^webpack-runtime-[0-9a-f]{20}\.js$/;
const memoryKey = "former-scripts";
/** In milliseconds: a week. Who has had a page open for longer gets its next page as a fresh load. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

/**
 * Takes away the scripts and style sheets of former builds, which Gatsby leaves in public/, a week after they fell out
 * of use: until then a visitor may still have a page open that asks for them.
 * @param folder the built site
 * @param now in milliseconds, as `Date.now()` gives it
 * @returns the names of the files that were taken away
 */
export async function removeStaleAssets(folder: string, memory: BuildCache, now: number): Promise<string[]> {
  const inUse = await currentAssetHashes(folder);
  const former = (await readdir(folder)).filter((name) => {
    const hash = hashed.exec(name)?.[1];
    return hash !== undefined && !inUse.has(hash);
  });
  const known = Object((await memory.get(memoryKey)) ?? {}) as Record<string, number>;
  const formerSince = former.map((name) => [name, known[name] ?? now] as const);
  const stale = formerSince.filter(([, since]) => now - since > keptFor).map(([name]) => name);
  for (const name of stale) await rm(join(folder, name));
  await memory.set(memoryKey, Object.fromEntries(formerSince.filter(([name]) => !stale.includes(name))));
  return stale;
}

/**
 * The hashes in the names of the current build's scripts and style sheets. Webpack's list names the chunks that have
 * names and the runtime; the runtime names the others.
 */
export async function currentAssetHashes(folder: string): Promise<ReadonlySet<string>> {
  const named = Object.values(readWebpackAssets(folder) ?? {}).flat();
  const runtime = named.find((name) => runtimeName.test(name));
  if (!runtime) throw new Error(`${folder}/webpack.stats.json names no runtime.`);
  const texts = [named.join("\n"), await readFile(join(folder, runtime), "utf8")];
  return new Set(texts.flatMap((text) => text.match(/[0-9a-f]{20}/g) ?? []));
}
