import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** Fills up the smaller of two pictures. No page has it, so it counts as changed. */
const filling = "#f0f";

/**
 * Compares two pictures pixel by pixel. If they differ, writes a third: the first, pale, with the changed pixels in red.
 * @returns the number of changed pixels; what only one of the pictures has counts
 */
export async function comparePictures(before: string, after: string, difference: string): Promise<number> {
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [left, right] = await Promise.all([
    readPixels(before, width, height),
    readPixels(after, width, height),
  ]);
  if (left.equals(right)) return 0;
  const pixels = Buffer.alloc(left.length);
  const changed = pixelmatch(left, right, pixels, width, height, { threshold: 0, includeAA: true });
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(difference);
  return changed;
}

async function readPixels(file: string, width: number, height: number): Promise<Buffer> {
  const picture = sharp(file).ensureAlpha();
  const size = await picture.metadata();
  const [right, bottom] = [width - size.width, height - size.height];
  return picture.extend({ right, bottom, background: filling }).raw().toBuffer();
}
