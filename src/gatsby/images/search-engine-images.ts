import { mkdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { removeOtherFiles } from "../output/files";

const root = "/pictures/";

/**
 * Returns the URL path of a picture in structured data. It is stable as long as the file keeps its name,
 * while the paths of pictures on the pages change with every setting.
 * @param picture path in the content, relative to its file: "./images/team/anika.jpg",
 *   "../images/team/anika.jpg"
 * @returns "/pictures/team/anika.jpg"
 */
export function searchImagePath(picture: string): string {
  return picture.replace(/^\.{1,2}\/images\//, root);
}

/** Returns the paths of such pictures in a text, each once. */
export function searchImagesIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(/\/pictures\/[\w./-]+/g), ([path]) => path));
}

/**
 * Writes the pictures of the structured data, and deletes those no longer used. Metadata is removed from
 * photos, because it may contain where they were taken.
 * @param folder the built site
 * @param paths results of `searchImagePath`
 */
export async function writeSearchImages(folder: string, paths: ReadonlySet<string>): Promise<void> {
  for (const path of paths) {
    const [source, target] = [join("data/images", path.slice(root.length)), join(folder, path)];
    if (await isUpToDate(target, source)) continue;
    await mkdir(dirname(target), { recursive: true });
    await sharp(source).autoOrient().resize({ width: 1200, withoutEnlargement: true }).toFile(target);
  }
  const names = Array.from(paths, (path) => path.slice(root.length));
  await removeOtherFiles(join(folder, root), new Set(names));
}

async function isUpToDate(target: string, source: string): Promise<boolean> {
  const written = await stat(target).catch(() => undefined);
  return written !== undefined && written.mtimeMs >= (await stat(source)).mtimeMs;
}
