/** @jest-environment node */
import { readFileSync } from "node:fs";
import { create } from "fontkit";
import sharp from "sharp";
import { socialCardText } from "./social-card";

const font = create(readFileSync("src/styles/fonts/heading.woff2"));
const longest = "Behavioral health, counseling and dyslexia testing for you";

/** The first and last row and column, in pixels, where an opaque dark letter is. */
async function inkOf(svg: string) {
  const letters = svg.replace(/<rect[^>]*>/, "");
  const { info } = await sharp(Buffer.from(letters)).trim().toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  const top = -(info.trimOffsetTop ?? 0);
  return { left, top, right: left + info.width, bottom: top + info.height };
}

test.each([["Forms"], ["Dyslexia testing and reading help"], [longest]])(
  "“%s” stands in the sky, clear of the edges, the smoke and the signs",
  async (title) => {
    const ink = await inkOf(socialCardText(title, "Guidepost Pediatric · Wasilla, Alaska", font));
    expect(ink.left).toBeGreaterThanOrEqual(60);
    expect(ink.top).toBeGreaterThanOrEqual(56);
    expect(ink.right).toBeLessThanOrEqual(960);
    expect(ink.bottom).toBeLessThanOrEqual(380);
  },
);

test("nothing in it needs a font", () => {
  expect(socialCardText("Forms", "Clinic", font)).not.toMatch(/<text|font/);
});
