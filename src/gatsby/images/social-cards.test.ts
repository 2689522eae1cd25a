import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import sharp from "sharp";
import { balanceLines, cardFont, socialCardText, writeSocialCards } from "./social-cards";

describe("social cards", () => {
  const about = { path: "/about", socialTitle: "About us | Clinic, Place" };
  const name = "Clinic · Place";
  let folder: string;
  let cache: Map<string, unknown>;

  const write = (pages: (typeof about)[], under = name) =>
    writeSocialCards(folder, pages, under, {
      get: async (key) => cache.get(key),
      set: async (key, value) => cache.set(key, value),
    });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "cards-"));
    cache = new Map();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("a page gets a picture of 1200 by 630 pixels and at most 200 KB", async () => {
    await write([about]);
    const file = join(folder, "social", "about.jpg");
    expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(statSync(file).size).toBeLessThanOrEqual(200 * 1024);
  });

  test("a card is rewritten only when its text has changed or its file is missing", async () => {
    expect(await write([about])).toBe(1);
    expect(await write([about])).toBe(0);
    expect(await write([{ ...about, socialTitle: "About our clinic | Clinic, Place" }])).toBe(1);
    expect(await write([about], "Clinic · Elsewhere")).toBe(1);
    rmSync(join(folder, "social"), { recursive: true });
    expect(await write([about])).toBe(1);
  });

  test("the card of a removed page is deleted", async () => {
    await write([about]);
    const removed = join(folder, "social", "removed.jpg");
    writeFileSync(removed, "");
    await write([about]);
    expect(existsSync(removed)).toBe(false);
  });
});

describe("social card", () => {
  let font: Font;
  beforeAll(async () => {
    font = create(await cardFont());
  });
  const longest = "Behavioral health, counseling and dyslexia testing for you";

  /** Bounding box of the letters, in pixels. */
  async function boundsOf(svg: string) {
    const letters = svg.replace(/<rect[^>]*>/, "");
    const { info } = await sharp(Buffer.from(letters)).trim().toBuffer({ resolveWithObject: true });
    const left = -(info.trimOffsetLeft ?? 0);
    const top = -(info.trimOffsetTop ?? 0);
    return { left, top, right: left + info.width, bottom: top + info.height };
  }

  test.each([["Forms"], ["Dyslexia testing and reading help"], [longest]])(
    "“%s” is within the sky, clear of the edges, the smoke and the signs",
    async (title) => {
      const bounds = await boundsOf(socialCardText(title, "Guidepost Pediatric · Wasilla, Alaska", font));
      expect(bounds.left).toBeGreaterThanOrEqual(60);
      expect(bounds.top).toBeGreaterThanOrEqual(56);
      expect(bounds.right).toBeLessThanOrEqual(960);
      expect(bounds.bottom).toBeLessThanOrEqual(380);
    },
  );

  test("the SVG needs no font", () => {
    expect(socialCardText("Forms", "Clinic", font)).not.toMatch(/<text|font/);
  });

  test.each(["Terapia para niños: ¿cuándo?", "Zoë’s story – Françoise Gräf · “Åse”"])(
    "letters of Western Europe come from our font: %s",
    (title) => {
      expect(socialCardText(title, "Clinic", font)).not.toMatch(/<text|font/);
    },
  );

  test.each(["Детская терапия", "علاج الأطفال & نطق"])(
    "letters of another script are drawn with a font of the machine: %s",
    async (title) => {
      const svg = socialCardText(title, "Guidepost Pediatric · Wasilla, Alaska", font);
      expect(svg).toMatch(/<text/);
      const bounds = await boundsOf(svg);
      expect(bounds.right).toBeLessThanOrEqual(960);
      expect(bounds.bottom).toBeLessThanOrEqual(380);
    },
  );

  const letters = (line: string) => line.length;

  test.each([
    ["a title that fits stays on one line", "Our team", 20, ["Our team"]],
    [
      "two lines have about the same length",
      "Reading help for every child",
      24,
      ["Reading help", "for every child"],
    ],
    ["balancing adds no line", "a bb ccc dddd", 8, ["a bb ccc", "dddd"]],
    ["a word wider than a line gets its own line", "to Talkeetna now", 5, ["to", "Talkeetna", "now"]],
  ])("%s", (_, text, width, lines) => {
    expect(balanceLines(text, width, letters)).toEqual(lines);
  });
});
