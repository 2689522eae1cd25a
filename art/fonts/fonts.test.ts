import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { create } from "fontkit";
import { fontsStyleSheet } from "./style-sheet";
import { makeSubset, subsets } from "./subsets";

const folder = "src/styles/fonts";
const budget = 70 * 1024;
const instruction = "Run: node --import tsx art/fonts/build.ts";

const fileOf = (name: string) => readFileSync(path.join(folder, `${name}.woff2`));

test.each(Object.values(subsets))("$name is up to date with its npm package", async (subset) => {
  expect(fileOf(subset.name).equals(await makeSubset(subset)) || instruction).toBe(true);
});

test("the style sheet is up to date with the fonts", async () => {
  expect(readFileSync("src/styles/fonts.css", "utf8")).toBe(`${await fontsStyleSheet()}\n`);
});

test("all fonts together have at most 70 KB, and none is unused", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".woff2"));
  expect(files.sort()).toEqual(
    Object.values(subsets)
      .map(({ name }) => `${name}.woff2`)
      .sort(),
  );
  const bytes = files.reduce((sum, name) => sum + readFileSync(path.join(folder, name)).length, 0);
  expect(bytes).toBeLessThanOrEqual(budget);
});

test.each(["body", "heading"])("the %s font has every character of the content", (name) => {
  const available = new Set(
    [name, `${name}-accents`, `${name}-extended`].flatMap((file) => create(fileOf(file)).characterSet),
  );
  const texts = readdirSync("data", { recursive: true, encoding: "utf8" })
    // The notices in other languages use the fonts of the device: src/styles/tokens.css.
    .filter((file) => file.endsWith(".json") && file !== "notices.json")
    .map((file) => readFileSync(path.join("data", file), "utf8"));
  const missing = new Set(
    [...texts.join("")].filter((character) => !available.has(character.codePointAt(0) ?? 0)),
  );
  expect([...missing]).toEqual(["\n"]);
});

test.each(["body", "heading"])(
  "the %s font has the letters of Spanish in the file that every page loads",
  (name) => {
    const available = new Set(create(fileOf(name)).characterSet);
    const missing = [..."áéíóúüñÁÉÍÓÚÜÑ¿¡«»"].filter((letter) => !available.has(letter.codePointAt(0) ?? 0));
    expect(missing).toEqual([]);
  },
);
