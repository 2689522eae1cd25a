/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { create } from "fontkit";
import { fontsStyleSheet } from "./style-sheet";
import { makeSubset, subsets } from "./subsets";

const folder = "src/styles/fonts";
const budget = 70 * 1024;
const again = "Run: node --import tsx art/fonts/build.ts";

const fileOf = (name: string) => readFileSync(path.join(folder, `${name}.woff2`));

test.each(Object.values(subsets))("$name is what its packaged font gives", async (cut) => {
  expect(fileOf(cut.name).equals(await makeSubset(cut)) || again).toBe(true);
});

test("the style sheet has the stand-ins' sizes as the fonts give them", async () => {
  expect(readFileSync("src/styles/fonts.css", "utf8")).toBe(`${await fontsStyleSheet()}\n`);
});

test("all fonts together weigh at most 70 KB, and none lies there unused", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".woff2"));
  expect(files.sort()).toEqual(
    Object.values(subsets)
      .map(({ name }) => `${name}.woff2`)
      .sort(),
  );
  const bytes = files.reduce((sum, name) => sum + readFileSync(path.join(folder, name)).length, 0);
  expect(bytes).toBeLessThanOrEqual(budget);
});

test.each(["body", "heading"])("the font of the %s draws every character of the content", (name) => {
  const drawn = new Set([name, `${name}-extended`].flatMap((file) => create(fileOf(file)).characterSet));
  const texts = readdirSync("data", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => readFileSync(path.join("data", file), "utf8"));
  const missing = new Set(
    [...texts.join("")].filter((character) => !drawn.has(character.codePointAt(0) ?? 0)),
  );
  expect([...missing]).toEqual(["\n"]);
});
