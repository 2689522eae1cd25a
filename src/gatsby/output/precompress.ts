import { readdirSync } from "node:fs";
import { readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, gunzip, gzip, constants as zlib } from "node:zlib";
import { type Encoding, encodings, isText, sourceOfEncoded } from "../../shared/http/encodings";
import { privateBuildFiles } from "../../shared/http/private-build-files";

const neverServed = new RegExp(privateBuildFiles, "i");
/** In bytes. */
const minSize = 1024;
/**
 * In bytes. For larger files, Brotli's best quality takes seconds and saves little: see docs/performance.md.
 */
const maxSizeForBestQuality = 512 * 1024;

/**
 * Writes a Brotli and a gzip sibling for each served text file over 1 KB, if that is smaller. Siblings that
 * are newer than their source or contain the same bytes are kept, so that a rebuild compresses only what has
 * changed; unneeded siblings are removed. The output is deterministic.
 */
export async function precompress(directory: string): Promise<void> {
  // Synchronous, because awaiting each of many small folders is slower: see docs/performance.md.
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const isServed = (path: string) => !neverServed.test(`/${relative(directory, path)}`);
  const sources = new Set(paths.filter((path) => isText(path) && isServed(path)));

  await inParallel(paths, async (path) => {
    const finished = path.replace(/\.tmp$/, "");
    const source = sourceOfEncoded(finished);
    if (source !== undefined && (!sources.has(source) || finished !== path)) await rm(path);
  });
  await inParallel(sources, async (source) => {
    await Promise.all(encodings.map((encoding) => storeEncoded(source, encoding)));
  });
}

async function storeEncoded(source: string, encoding: Encoding): Promise<void> {
  const sibling = source + encoding.suffix;
  const [details, stored] = await Promise.all([stat(source), stat(sibling).catch(() => undefined)]);
  const worthwhile = details.size > minSize;
  if (stored && worthwhile && stored.mtimeMs >= details.mtimeMs) return;
  if (stored && worthwhile && (await matches(sibling, source, encoding.name))) {
    const now = new Date();
    await utimes(sibling, now, now);
    return;
  }

  const content = worthwhile ? await encode(await readFile(source), encoding.name) : undefined;
  if (content && content.length < details.size) {
    // Renamed into place, so that a build that is stopped here leaves no partial file under the served name.
    await writeFile(`${sibling}.tmp`, content);
    await rename(`${sibling}.tmp`, sibling);
  } else await rm(sibling, { force: true });
}

/**
 * Whether a sibling decompresses to its source. A build without a cache rewrites every page, mostly with the
 * same bytes, and decompressing is much faster than compressing all pages again: see docs/performance.md.
 */
async function matches(sibling: string, source: string, name: Encoding["name"]): Promise<boolean> {
  const decode = promisify(name === "gzip" ? gunzip : brotliDecompress);
  const stored = await readFile(sibling)
    .then(decode)
    .catch(() => undefined);
  return stored?.equals(await readFile(source)) ?? false;
}

function encode(content: Buffer, name: Encoding["name"]): Promise<Buffer> {
  if (name === "gzip") return promisify(gzip)(content, { level: zlib.Z_BEST_COMPRESSION });
  const quality = content.length <= maxSizeForBestQuality ? zlib.BROTLI_MAX_QUALITY : 9;
  return promisify(brotliCompress)(content, {
    params: {
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      [zlib.BROTLI_PARAM_QUALITY]: quality,
      [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/**
 * Runs async work on all items with one worker per core, all reading from one iterator. zlib runs off the
 * main thread.
 */
async function inParallel<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items].values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
