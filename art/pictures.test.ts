/** @jest-environment node */
import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import pictures from "./pictures.json";

const folder = path.join(__dirname, "..", "data", "images");
const largest = 450 * 1024;

test.each(pictures)("$file is $width by $height and light enough", async ({ file, width, height }) => {
  const metadata = await sharp(path.join(folder, file)).metadata();
  expect({ width: metadata.width, height: metadata.height }).toEqual({ width, height });
  expect(statSync(path.join(folder, file)).size).toBeLessThanOrEqual(largest);
});

test("no picture is listed twice", () => {
  const names = pictures.map(({ file }) => file);
  expect(names).toEqual([...new Set(names)]);
});
