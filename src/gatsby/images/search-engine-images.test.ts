import { existsSync, statSync } from "node:fs";
import sharp from "sharp";
import { temporaryFolder } from "../folder.fixtures";
import { searchImagePath, searchImagesIn, writeSearchImages } from "./search-engine-images";

const { pathOf } = temporaryFolder();

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
  const written = pathOf(path);
  await writeSearchImages(pathOf(), new Set([path]));
  const { format, width, exif } = await sharp(written).metadata();
  expect({ format, width, exif }).toEqual({ format: "jpeg", width: 960, exif: undefined });

  const { mtimeMs } = statSync(written);
  await writeSearchImages(pathOf(), new Set([path]));
  expect(statSync(written).mtimeMs).toBe(mtimeMs);

  await writeSearchImages(pathOf(), new Set());
  expect(existsSync(written)).toBe(false);
});
