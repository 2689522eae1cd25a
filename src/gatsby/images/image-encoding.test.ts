import plugin from "gatsby-plugin-sharp";
import { processFile } from "gatsby-plugin-sharp/process-file";
import sharp, { type AvifOptions } from "sharp";
import { temporaryFolder } from "../folder.fixtures";
import { imageOptions, onPluginInit, onPreInit } from "./image-encoding";

const { pathOf } = temporaryFolder();
let photo: string;
const exif = { IFD0: { Make: "Apple" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "61/1 34/1 0/1" } };

/** An upright photo with a red top, as a phone stores it: on its side, with EXIF orientation and GPS position. */
beforeEach(async () => {
  photo = pathOf("rosa.jpg");
  const head = {
    input: { create: { width: 240, height: 960, channels: 3, background: "red" } },
    left: 0,
    top: 0,
  } as const;
  const onItsSide = sharp({ create: { width: 1200, height: 960, channels: 3, background: "blue" } });
  await onItsSide.composite([head]).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toFile(photo);
});

const metadataOf = (file: string) => sharp(file).metadata();

test("Gatsby measures a phone's photo upright, and writes it upright, uncropped and without private data", async () => {
  expect(await metadataOf(photo)).toMatchObject({ width: 1200, orientation: 6, exif: expect.anything() });
  onPluginInit();
  const file = { absolutePath: photo, internal: { contentDigest: photo } };
  expect(await plugin.getImageSizeAsync(file)).toMatchObject({ width: 960, height: 1200 });

  for (const toFormat of ["jpg", "webp", "avif"]) {
    const outputPath = pathOf(`made/rosa.${toFormat}`);
    const args = { width: 512, height: 640, fit: "cover", toFormat };
    await processFile(photo, [{ outputPath, args }], imageOptions);
    const { width, height, orientation, exif, xmp, iptc } = await metadataOf(outputPath);
    expect({ width, height, orientation, exif, xmp, iptc }).toEqual({ width: 512, height: 640 });
    const [red = 0, , blue = 0] = await sharp(outputPath)
      .extract({ left: 250, top: 40, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([red > 200, blue < 60]).toEqual([true, true]);
  }
});

test("an upright picture keeps its size", async () => {
  onPluginInit();
  const upright = pathOf("upright.jpg");
  await sharp(photo).autoOrient().toFile(upright);
  const file = { absolutePath: upright, internal: { contentDigest: upright } };
  expect(await plugin.getImageSizeAsync(file)).toMatchObject({ width: 960, height: 1200 });
});

test("every AVIF uses our defaults, unless the caller sets another effort", () => {
  const calls: (AvifOptions | undefined)[] = [];
  const prototype = Object.getPrototypeOf(sharp());
  const { avif } = prototype;
  prototype.avif = (options?: AvifOptions) => calls.push(options);

  onPreInit();
  sharp("any.jpg").avif({ quality: 50 });
  sharp("any.jpg").avif({ effort: 6 });
  Object.assign(prototype, { avif });
  expect(calls).toEqual([
    { effort: 1, chromaSubsampling: "4:2:0", quality: 50 },
    { effort: 6, chromaSubsampling: "4:2:0" },
  ]);
});
