import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import pictures from "./pictures.json";

const folder = path.join(__dirname, "..", "data", "images");
const largest = 450 * 1024;
const largestTogether = 25 * 1024 * 1024;

test.each(pictures)("$file is $width by $height px and at most 450 KB", async ({ file, width, height }) => {
  const metadata = await sharp(path.join(folder, file)).metadata();
  expect({ width: metadata.width, height: metadata.height }).toEqual({ width, height });
  expect(statSync(path.join(folder, file)).size).toBeLessThanOrEqual(largest);
});

test("no picture is listed twice", () => {
  const names = pictures.map(({ file }) => file);
  expect(names).toEqual([...new Set(names)]);
});

test("all pictures together have at most 25 MB", () => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    path.join(folder, name),
  );
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThanOrEqual(largestTogether);
});
