import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The file names of each named chunk, with which Gatsby's build describes its own output. */
export type AssetsByChunk = Readonly<Record<string, readonly string[]>>;

/**
 * Reads which scripts and style sheets the current build has made: public/ keeps those of earlier builds too.
 * @param folder the built site
 * @returns nothing when there has been no build
 */
export function readWebpackAssets(folder: string): AssetsByChunk | undefined {
  const file = join(folder, "webpack.stats.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).assetsByChunkName : undefined;
}
