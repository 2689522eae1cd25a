import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** In px, the minimum that the content check allows: otherwise a site of 100 times the size takes too long to make. */
export const copiedWidth = 960;

/**
 * Copies a picture, resized and with a small colored square that differs from copy to copy, because Gatsby processes
 * identical files only once.
 * @param folder the folder that the path is relative to
 * @returns the relative path of the copy
 */
export async function copyPicture(folder: string, path: string, number: number): Promise<string> {
  const copy = path.replace(/(\.\w+)$/, `-${number}$1`);
  const target = join(folder, copy);
  if (existsSync(target)) return copy;
  const background = { r: number % 256, g: 128, b: 64 };
  await sharp(join(folder, path))
    .resize({ width: copiedWidth })
    .composite([{ input: { create: { width: 16, height: 16, channels: 3, background } }, left: 0, top: 0 }])
    .toFile(target);
  return copy;
}
