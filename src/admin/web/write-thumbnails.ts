import { mkdirSync, readdirSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import sharp from "sharp";
import { thumbnailSuffix } from "../pictures/addresses";

/** The longer side of a thumbnail, in pixels. */
const side = 480;

/**
 * Writes a small copy of each picture, which the forms on the web show.
 * @param from the folder of the pictures
 * @param to the folder of the copies
 * @returns the pictures' names, such as "team/anika.jpg"
 */
export async function writeThumbnails(from: string, to: string): Promise<string[]> {
  const names = readdirSync(from, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:jpg|png)$/.test(name))
    .map((name) => name.split(sep).join("/"))
    .sort();
  await Promise.all(
    names.map((name) => {
      const copy = join(to, `${name}${thumbnailSuffix}`);
      mkdirSync(dirname(copy), { recursive: true });
      return sharp(join(from, name)).resize(side, side, { fit: "inside" }).webp({ quality: 70 }).toFile(copy);
    }),
  );
  return names;
}
