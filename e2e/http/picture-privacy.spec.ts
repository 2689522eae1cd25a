import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "../support/test";

/** The paths of all images in a folder. */
function picturesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:jpe?g|png|webp|avif)$/.test(name))
    .map((name) => join(folder, name));
}

test("no image of the built site has metadata such as location, date or camera", async () => {
  for (const file of picturesIn("public")) {
    const { exif, xmp, iptc, comments, orientation } = await sharp(file).metadata();
    expect({ file, exif, xmp, iptc, comments, orientation }).toEqual({ file });
  }
});

test("no original image of the content is published unprocessed", () => {
  const originals = new Set(picturesIn("data").map((file) => readFileSync(file, "base64")));
  const copies = picturesIn("public").filter((file) => originals.has(readFileSync(file, "base64")));
  expect(copies).toEqual([]);
});
