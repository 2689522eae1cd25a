import { mkdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { removeOtherFiles } from "../output/remove-other-files";

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
  const names = Array.from(addresses, (address) => address.slice(place.length));
  await removeOtherFiles(join(folder, place), new Set(names));
}

async function isNewer(target: string, source: string): Promise<boolean> {
  const written = await stat(target).catch(() => undefined);
  return written !== undefined && written.mtimeMs >= (await stat(source)).mtimeMs;
}
