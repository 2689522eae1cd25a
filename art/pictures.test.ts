/** @jest-environment node */
import { readdirSync, statSync } from "node:fs";
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

test("every picture is listed once, and no other file lies beside them", () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  expect(files.sort()).toEqual(pictures.map(({ file }) => file).sort());
});
