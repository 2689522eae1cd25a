import { readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { checkWithPictures } from "../check-with-pictures";
import { type Fixture, makeFixture } from "../valid-site.fixtures";
import { photo, portrait, team, writePicture } from "./pictures.fixtures";

const scene = "data/images/hero/scene.jpg";

let site: Fixture;
beforeEach(() => {
  site = makeFixture();
});
afterEach(() => site.remove("."));

const seeThrough = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } });
const write = (path: string, picture: Sharp) => writePicture(site, path, picture);
const problemsOf = async () => (await checkWithPictures(site.folder)).problems;

test("undamaged pictures of the right size have no problems", async () => {
  expect(await checkWithPictures(site.folder)).toMatchObject({ problems: [], warnings: [] });
});

interface Mistake {
  readonly change: () => void | Promise<void>;
  /** A part of the reported line. */
  readonly line: string;
  readonly says: readonly string[];
}
const atAnika = '"./images/team/anika.jpg"';

const mistakes: Record<string, Mistake> = {
  "half a JPEG": {
    change: () => {
      const whole = readFileSync("data/images/team/anika.jpg");
      site.write(portrait, whole.subarray(0, whole.length / 2));
    },
    line: atAnika,
    says: ["is damaged: part of it is missing or can't be read", "Copy the original here again"],
  },
  "a JPEG with a scrambled part": {
    change: async () => {
      const bytes = await sharp("data/images/team/anika.jpg").jpeg().toBuffer();
      for (let index = 20_000; index < 20_200; index += 1) bytes[index] = (index * 37) % 256;
      site.write(portrait, bytes);
    },
    line: atAnika,
    says: ["is damaged"],
  },
  "half a PNG": {
    change: async () => {
      const whole = await sharp("data/images/drift/moose.png").toBuffer();
      site.write("data/images/team/anika.png", whole.subarray(0, whole.length / 2));
      site.replace(team, "anika.jpg", "anika.png");
    },
    line: '"./images/team/anika.png"',
    says: ["is damaged"],
  },
  "a portrait of 40 by 50": {
    change: () => write(portrait, photo(40, 50).jpeg()),
    line: atAnika,
    says: [
      "is 40 by 50 pixels, so it would look blurry",
      "At least 600 pixels wide",
      "at 960 by 1200 pixels",
    ],
  },
  "a landscape as a portrait": {
    change: () => write(portrait, photo(1800, 1200).jpeg()),
    line: atAnika,
    says: [
      "1800 by 1200 pixels, wider than it is tall. Here 47% of it would be cut off on the sides",
      "a portrait, 4 by 5",
      "Crop it in a photo app to 960 by 1200 pixels",
    ],
  },
  "a square as a portrait": {
    change: () => write(portrait, photo(800, 800).jpeg()),
    line: atAnika,
    says: ["a square. Here 20%", "Crop it in a photo app to 640 by 800 pixels"],
  },
  "a landscape that is too small to be cropped": {
    change: () => write(portrait, photo(700, 500).jpeg()),
    line: atAnika,
    says: ["Use another picture with these proportions", "960 by 1200 pixels"],
  },
  "a portrait with an EXIF orientation that turns it sideways": {
    change: () => write(portrait, photo(960, 1200).withMetadata({ orientation: 6 }).jpeg()),
    line: atAnika,
    says: ["is 1200 by 960 pixels, wider than it is tall"],
  },
  "a transparent portrait": {
    change: async () => {
      await write("data/images/team/anika.png", seeThrough(960, 1200).png());
      site.replace(team, "anika.jpg", "anika.png");
    },
    line: '"./images/team/anika.png"',
    says: [
      "transparent",
      "export it as a JPEG named data/images/team/anika.jpg",
      'write "./images/team/anika.jpg"',
    ],
  },
  "an opening picture that is too small, once for each block": {
    change: () => write(scene, photo(800, 533).jpeg()),
    line: '"../images/hero/scene.jpg"',
    says: ["At least 960 pixels wide for an opening picture", "1800 by 1200 pixels is best"],
  },
};

test.each(Object.entries(mistakes))("finds %s", async (_, { change, line, says }) => {
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
    async () => {
      await write("data/images/team/anika.png", photo(960, 1200).ensureAlpha().png());
      site.replace(team, "anika.jpg", "anika.png");
    },
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
