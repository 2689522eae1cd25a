import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** The names of the folders of screenshots from before and after a change, and of what differs between them. */
export type Folders = Readonly<Record<"before" | "after" | "difference", string>>;

/** What happened to one screenshot. */
export interface Comparison {
  /** The path of its files in each folder. */
  readonly file: string;
  /** The number of changed pixels. */
  readonly change: number | "new" | "removed";
}

/** Compares the screenshots of two folders, and writes pictures of the differences to the third. */
export async function compareFolders(shots: string, folders: Folders): Promise<Comparison[]> {
  const [before, after, difference] = [folders.before, folders.after, folders.difference].map((name) =>
    join(shots, name),
  ) as [string, string, string];
  const results: Comparison[] = [];
  for (const file of [...new Set([...picturesIn(before), ...picturesIn(after)])].sort()) {
    const [left, right, target] = [join(before, file), join(after, file), join(difference, file)];
    mkdirSync(dirname(target), { recursive: true });
    results.push({ file, change: await compareFiles(left, right, target) });
  }
  return results;
}

/** Fills up the smaller of two pictures. No page has it, so it counts as changed. */
const filling = "#f0f";

/**
 * Compares two pictures pixel by pixel. If they differ, writes a third: the first, pale, with the changed pixels in red.
 * @returns the number of changed pixels; what only one of the pictures has counts
 */
async function comparePictures(before: string, after: string, difference: string): Promise<number> {
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

async function compareFiles(
  before: string,
  after: string,
  difference: string,
): Promise<Comparison["change"]> {
  if (!existsSync(before)) return "new";
  if (!existsSync(after)) return "removed";
  // Most are the same, and need no decoding.
  if (readFileSync(before).equals(readFileSync(after))) return 0;
  return comparePictures(before, after, difference);
}

function picturesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".png"));
}
