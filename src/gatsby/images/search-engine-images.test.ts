/** @jest-environment node */
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

test.each(["./images/team/anika.jpg", "../images/team/anika.jpg"])(
  "%s has an address that lasts",
  (picture) => {
    expect(searchImagePath(picture)).toBe("/pictures/team/anika.jpg");
  },
);

test("the pictures of a page's structured data are found, each once", () => {
  const data = { a: "http://localhost:9000/pictures/team/a.jpg", b: ["https://x.example/pictures/b.png"] };
  expect(searchImagesIn(JSON.stringify([data, data]))).toEqual(
    new Set(["/pictures/team/a.jpg", "/pictures/b.png"]),
  );
});

test("pictures are written without what a camera noted, kept, and taken away when no page names them", async () => {
  const address = "/pictures/team/anika.jpg";
  const written = join(folder, address);
  await writeSearchImages(folder, new Set([address]));
  const { format, width, exif } = await sharp(written).metadata();
  expect({ format, width, exif }).toEqual({ format: "jpeg", width: 960, exif: undefined });

  const { mtimeMs } = statSync(written);
  await writeSearchImages(folder, new Set([address]));
  expect(statSync(written).mtimeMs).toBe(mtimeMs);

  await writeSearchImages(folder, new Set());
  expect(existsSync(written)).toBe(false);
});
