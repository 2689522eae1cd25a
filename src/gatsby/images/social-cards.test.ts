import { existsSync, rmSync, statSync, utimesSync } from "node:fs";
import { create, type Font } from "fontkit";
import sharp from "sharp";
import { temporaryFolder } from "../folder.fixtures";
import { balanceLines, cardFont, socialCardText, writeSocialCards } from "./social-cards";

describe("social cards", () => {
  const about = { path: "/about", socialTitle: "About us | Clinic, Place" };
  const name = "Clinic · Place";
  const cache = new Map<string, unknown>();
  const { pathOf, write: writeFile } = temporaryFolder();
  beforeEach(() => cache.clear());
  const write = (pages: (typeof about)[], under = name) =>
    writeSocialCards(pathOf(), pages, under, {
      get: async (key) => cache.get(key),
      set: async (key, value) => cache.set(key, value),
    });
  /** Whether the card is written again. */
  async function isWritten(page = about, under = name): Promise<boolean> {
    utimesSync(pathOf("social/about.jpg"), 0, 0);
    await write([page], under);
    return statSync(pathOf("social/about.jpg")).mtimeMs > 0;
  }

  test("a card is rewritten only when its text has changed or its file is missing", async () => {
    await write([about]);
    expect(await isWritten()).toBe(false);
    expect(await isWritten({ ...about, socialTitle: "About our clinic | Clinic, Place" })).toBe(true);
    expect(await isWritten(about, "Clinic · Elsewhere")).toBe(true);
    await write([about]);
    rmSync(pathOf("social"), { recursive: true });
    await write([about]);
    expect(existsSync(pathOf("social/about.jpg"))).toBe(true);
  });

  test("the card of a removed page is deleted", async () => {
    await write([about]);
    writeFile("social/removed.jpg", "");
    await write([about]);
    expect(existsSync(pathOf("social/removed.jpg"))).toBe(false);
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

  test.each(["Forms", "Terapia para niños: ¿cuándo?", "Zoë’s story – Françoise Gräf · “Åse”"])(
    "letters of Western Europe come from our font, and the SVG needs none: %s",
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
    ["two lines are about as long", "Reading help for every child", 24, ["Reading help", "for every child"]],
    ["balancing adds no line", "a bb ccc dddd", 8, ["a bb ccc", "dddd"]],
    ["a word wider than a line gets its own line", "to Talkeetna now", 5, ["to", "Talkeetna", "now"]],
  ])("%s", (_, text, width, lines) => {
    expect(balanceLines(text, width, letters)).toEqual(lines);
  });
});
