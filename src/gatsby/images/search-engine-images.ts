import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import sharp from "sharp";

const place = "/pictures/";

/**
 * The address of the picture that search engines are told of: the same for as long as the file keeps its name, where
 * those in the pages change with every setting.
 * @param picture as the content names it, relative to its file: "./images/team/anika.jpg", "../images/team/anika.jpg"
 * @returns "/pictures/team/anika.jpg"
 */
export function searchImagePath(picture: string): string {
  return picture.replace(/^\.{1,2}\/images\//, place);
}

/** The addresses of such pictures in a text, each once. */
export function searchImagesIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(/\/pictures\/[\w./-]+/g), ([address]) => address));
}

/**
 * Writes the pictures that search engines are told of, and takes away former ones. A photo's metadata stays behind: it
 * may say where it was taken.
 * @param folder the built site
 * @param addresses what `searchImagePath` gave
 */
export async function writeSearchImages(folder: string, addresses: ReadonlySet<string>): Promise<void> {
  for (const address of addresses) {
    const [source, target] = [join("data/images", address.slice(place.length)), join(folder, address)];
    if (await isNewer(target, source)) continue;
    await mkdir(dirname(target), { recursive: true });
    await sharp(source).autoOrient().resize({ width: 1200, withoutEnlargement: true }).toFile(target);
  }
  await removeFormer(folder, addresses);
}

async function isNewer(target: string, source: string): Promise<boolean> {
  const written = await stat(target).catch(() => undefined);
  return written !== undefined && written.mtimeMs >= (await stat(source)).mtimeMs;
}

async function removeFormer(folder: string, addresses: ReadonlySet<string>): Promise<void> {
  const root = join(folder, place);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    if (!addresses.has(place + file.slice(root.length).split(sep).join("/"))) await rm(file);
  }
}
