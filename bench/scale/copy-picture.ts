import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** In pixels: as small as the check allows, so that a hundredfold site can be made and built at all. */
export const copiedWidth = 960;

/**
 * Makes a picture of its own from another: smaller, and with a speck whose color is the number's, since Gatsby makes
 * pictures of the same bytes only once.
 * @param folder that the address is relative to
 * @returns the address of the copy
 */
export async function copyPicture(folder: string, address: string, number: number): Promise<string> {
  const copy = address.replace(/(\.\w+)$/, `-${number}$1`);
  const target = join(folder, copy);
  if (existsSync(target)) return copy;
  const background = { r: number % 256, g: 128, b: 64 };
  await sharp(join(folder, address))
    .resize({ width: copiedWidth })
    .composite([{ input: { create: { width: 16, height: 16, channels: 3, background } }, left: 0, top: 0 }])
    .toFile(target);
  return copy;
}
