import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { searchImagePath, searchImagesIn, writeSearchImages } from "./search-engine-images";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(["./images/team/anika.jpg", "../images/team/anika.jpg"])("%s has a stable path", (picture) => {
  expect(searchImagePath(picture)).toBe("/pictures/team/anika.jpg");
});

test("finds the pictures of structured data, each once", () => {
  const data = { a: "http://localhost:9000/pictures/team/a.jpg", b: ["https://x.example/pictures/b.png"] };
  expect(searchImagesIn(JSON.stringify([data, data]))).toEqual(
    new Set(["/pictures/team/a.jpg", "/pictures/b.png"]),
  );
});

test("writes pictures without metadata, keeps them if unchanged, and deletes them when unused", async () => {
  const path = "/pictures/team/anika.jpg";
  const written = join(folder, path);
  await writeSearchImages(folder, new Set([path]));
  const { format, width, exif } = await sharp(written).metadata();
  expect({ format, width, exif }).toEqual({ format: "jpeg", width: 960, exif: undefined });

  const { mtimeMs } = statSync(written);
  await writeSearchImages(folder, new Set([path]));
  expect(statSync(written).mtimeMs).toBe(mtimeMs);

  await writeSearchImages(folder, new Set());
  expect(existsSync(written)).toBe(false);
});
