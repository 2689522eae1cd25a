import { readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { checkWithPictures } from "../check-with-pictures";
import { siteOfEachTest } from "../valid-site.fixtures";
import { privateDataIn } from "./inspect-pictures";

const team = "data/team.json";
/** The picture of a person in `team`. */
const portrait = "data/images/team/anika.jpg";
const scene = "data/images/hero/scene.jpg";

const site = siteOfEachTest();

/** An opaque picture of one color, with sizes in pixels. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#78968c" } });
const seeThrough = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } });
const write = async (path: string, picture: Sharp) => site.write(path, await picture.toBuffer());
const problemsOf = async () => (await checkWithPictures(site.folder)).problems;

test("undamaged pictures of the right size have no problems", async () => {
  expect(await checkWithPictures(site.folder)).toMatchObject({ problems: [], warnings: [] });
});

const atAnika = '"./images/team/anika.jpg"';
const asPng = '"./images/team/anika.png"';
/** Writes Anika's portrait as a PNG. */
const writePng = async (bytes: Buffer) => {
  site.write("data/images/team/anika.png", bytes);
  site.replace(team, "anika.jpg", "anika.png");
};
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

/** What is done to a picture, with parts of the reported line and of what the check says about it. */
const mistakes: Record<string, [change: () => void | Promise<void>, ...says: string[]]> = {
  "half a JPEG": [
    () => site.write(portrait, half(readFileSync("data/images/team/anika.jpg"))),
    atAnika,
    "is damaged: part of it is missing or can't be read",
    "Copy the original here again",
  ],
  "a JPEG with a scrambled part": [
    async () => {
      const bytes = await sharp("data/images/team/anika.jpg").jpeg().toBuffer();
      for (let index = 20_000; index < 20_200; index += 1) bytes[index] = (index * 37) % 256;
      site.write(portrait, bytes);
    },
    atAnika,
    "is damaged",
  ],
  "half a PNG": [
    async () => writePng(half(await sharp("data/images/drift/moose.png").toBuffer())),
    asPng,
    "is damaged",
  ],
  "a portrait of 40 by 50": [
    () => write(portrait, photo(40, 50).jpeg()),
    atAnika,
    "is 40 by 50 pixels, so it would look blurry",
    "At least 600 pixels wide",
    "at 960 by 1200 pixels",
  ],
  "a landscape as a portrait": [
    () => write(portrait, photo(1800, 1200).jpeg()),
    atAnika,
    "1800 by 1200 pixels, wider than it is tall. Here 47% of it would be cut off on the sides",
    "a portrait, 4 by 5",
    "Crop it in a photo app to 960 by 1200 pixels",
  ],
  "a square as a portrait": [
    () => write(portrait, photo(800, 800).jpeg()),
    atAnika,
    "a square. Here 20%",
    "Crop it in a photo app to 640 by 800 pixels",
  ],
  "a landscape that is too small to be cropped": [
    () => write(portrait, photo(700, 500).jpeg()),
    atAnika,
    "Use another picture with these proportions",
    "960 by 1200 pixels",
  ],
  "a portrait with an EXIF orientation that turns it sideways": [
    () => write(portrait, photo(960, 1200).withMetadata({ orientation: 6 }).jpeg()),
    atAnika,
    "is 1200 by 960 pixels, wider than it is tall",
  ],
  "a transparent portrait": [
    async () => writePng(await seeThrough(960, 1200).png().toBuffer()),
    asPng,
    "transparent",
    "export it as a JPEG named data/images/team/anika.jpg",
    'write "./images/team/anika.jpg"',
  ],
  "an opening picture that is too small, once for each block": [
    () => write(scene, photo(800, 533).jpeg()),
    '"../images/hero/scene.jpg"',
    "At least 960 pixels wide for an opening picture",
    "1800 by 1200 pixels is best",
  ],
};

test.each(Object.entries(mistakes))("finds %s", async (_, [change, line, ...says]) => {
  await change();
  const [problem] = await problemsOf();
  expect(problem?.location?.text).toContain(line);
  const text = Object.values(problem ?? {}).join("\n");
  for (const part of says) expect(text).toContain(part);
});

test.each<[string, () => Promise<void>]>([
  ["a portrait of 600 by 750", () => write(portrait, photo(600, 750).jpeg())],
  ["a portrait nearly 4 by 5", () => write(portrait, photo(660, 750).jpeg())],
  [
    "a portrait stored sideways with an EXIF orientation",
    () => write(portrait, photo(1200, 960).withMetadata({ orientation: 6 }).jpeg()),
  ],
  ["a portrait in CMYK", () => write(portrait, photo(960, 1200).toColourspace("cmyk").jpeg())],
  [
    "a PNG whose transparency is not used",
    async () => writePng(await photo(960, 1200).ensureAlpha().png().toBuffer()),
  ],
  [
    "a transparent drifting picture",
    async () => {
      await write("data/images/drift/raven.png", seeThrough(320, 320).png());
      const page = "data/pages/our-team.json";
      site.write(page, site.read(page).replace(/("drift": \[\s*")[^"]+/, "$1../images/drift/raven.png"));
    },
  ],
])("accepts %s", async (_, change) => {
  await change();
  expect(await problemsOf()).toEqual([]);
});

test("a damaged picture that several fields name is one problem", async () => {
  site.write(scene, readFileSync(join(site.folder, scene)).subarray(0, 900));
  expect((await problemsOf()).map(({ found }) => found)).toEqual([expect.stringContaining("damaged")]);
});

test("finds a damaged or missing picture of the social card", async () => {
  const card = "data/images/social/card.jpg";
  site.write(card, readFileSync(join(site.folder, card)).subarray(0, 900));
  expect(await problemsOf()).toEqual([
    expect.objectContaining({ file: card, found: expect.stringContaining("damaged") }),
  ]);
  site.remove(card);
  expect(await problemsOf()).toEqual([
    expect.objectContaining({ file: card, fix: expect.stringContaining("1200 by 630") }),
  ]);
});

test("a picture that is replaced is read again", async () => {
  const [small, large] = [await photo(40, 50).jpeg().toBuffer(), readFileSync(join(site.folder, portrait))];
  site.write(portrait, small);
  expect(await problemsOf()).toHaveLength(1);
  site.write(portrait, large);
  expect(await problemsOf()).toEqual([]);
  site.write(portrait, Buffer.concat([small, Buffer.alloc(large.length - small.length)]));
  utimesSync(join(site.folder, portrait), 0, 0);
  expect(await problemsOf()).toHaveLength(1);
});

/** What a phone writes into a picture. */
const phone = {
  IFD0: { Make: "Apple", Model: "iPhone 15" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "61/1 34/1 0/1" },
};
const withoutPlace = { IFD0: { Make: "NIKON", Model: "NIKON D850" } };

test.each([
  [
    "where and with which camera",
    phone,
    "where it was taken and with which camera (Apple iPhone 15)",
    "Remove Location Info",
  ],
  ["with which camera", withoutPlace, "with which camera (NIKON D850)", "Remove Properties"],
])("warns of a picture that says %s it was taken", async (_, exif, says, advice) => {
  await write(portrait, photo(960, 1200).withExif(exif).jpeg());
  const { problems, warnings } = await checkWithPictures(site.folder);
  expect(problems).toEqual([]);
  expect(warnings).toEqual([
    expect.objectContaining({
      file: team,
      entry: '"anika"',
      found: expect.stringContaining(says),
      fix: expect.stringContaining(advice),
    }),
  ]);
});

test("warns of a picture that no field names", async () => {
  await write("data/images/hero/spare.jpg", photo(960, 640).withExif(phone).jpeg());
  const { warnings } = await checkWithPictures(site.folder);
  expect(warnings).toEqual([expect.objectContaining({ file: "data/images/hero/spare.jpg" })]);
});

test("ignores truncated EXIF data", async () => {
  const whole = await photo(960, 1200).withExif(phone).jpeg().toBuffer();
  const { exif = Buffer.alloc(0) } = await sharp(whole).metadata();
  for (const length of [0, 4, 8, 12, 30])
    expect(privateDataIn(exif.subarray(0, length), undefined)).toEqual({ hasLocation: false });
});
