import { existsSync, statSync } from "node:fs";
import sharp from "sharp";
import { temporaryFolder } from "../folder.fixtures";
import { writeSearchImages } from "./search-engine-images";

const { pathOf } = temporaryFolder();

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
