import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { drawings as made } from "../src/components/icon-drawings";
import { drawings } from "./interface-icons";

const source = path.join(__dirname, "../src");

test("the interface icons are up to date with Lucide", () => {
  const file = readFileSync(path.join(source, "components/icon-drawings.ts"), "utf8");
  // The formatter changes line breaks.
  const plain = (text: string) => text.replace(/\s+/g, "");
  expect(plain(file)).toBe(plain(drawings()));
});

test("every icon is used", () => {
  const texts = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx") || name.endsWith("use-page-language.ts"))
    .map((name) => readFileSync(path.join(source, name), "utf8"))
    .join("\n");
  const unused = Object.keys(made).filter((name) => !texts.includes(`"${name}"`));
  expect(unused).toEqual([]);
});

test.each(Object.entries(made))("each subpath of %s starts with an absolute position", (_, drawing) => {
  expect(drawing).not.toContain("m");
});
