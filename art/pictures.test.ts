import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import pictures from "./pictures.json";

const root = path.join(__dirname, "..");
const sitePictures = "data/images";
const largest = 450 * 1024;
const largestTogether = 25 * 1024 * 1024;

test.each(pictures)("$file is $width by $height px and at most 450 KB", async (picture) => {
  const { file, folder = sitePictures, width, height } = picture;
  const metadata = await sharp(path.join(root, folder, file)).metadata();
  expect({ width: metadata.width, height: metadata.height }).toEqual({ width, height });
  expect(statSync(path.join(root, folder, file)).size).toBeLessThanOrEqual(largest);
});

test("the programs that render.py starts exist", () => {
  const script = readFileSync(path.join(__dirname, "render.py"), "utf8");
  const programs = [...script.matchAll(/"(art\/[\w/]+\.ts)"/g)].map(([, program = ""]) => program);
  expect(programs).not.toHaveLength(0);
  expect(programs.filter((program) => !existsSync(path.join(root, program)))).toEqual([]);
});

test("no picture is listed twice", () => {
  const names = pictures.map(({ file }) => file);
  expect(names).toEqual([...new Set(names)]);
});

test("all pictures of the site together have at most 25 MB", () => {
  const folder = path.join(root, sitePictures);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    path.join(folder, name),
  );
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThanOrEqual(largestTogether);
});
