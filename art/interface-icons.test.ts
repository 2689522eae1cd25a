/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { drawings as made } from "../src/components/icon-drawings";
import { drawings } from "./interface-icons";

const source = path.join(__dirname, "../src");

test("the interface's icons are those of Lucide today", () => {
  const file = readFileSync(path.join(source, "components/icon-drawings.ts"), "utf8");
  // The formatter breaks lines as it likes.
  const plain = (text: string) => text.replace(/\s+/g, "");
  expect(plain(file)).toBe(plain(drawings()));
});

test("there is no icon that nothing uses", () => {
  const texts = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => readFileSync(path.join(source, name), "utf8"))
    .join("\n");
  const unused = Object.keys(made).filter((name) => !texts.includes(`"${name}"`));
  expect(unused).toEqual([]);
});

test.each(Object.entries(made))("each stroke of %s starts at a place of its own", (_, drawing) => {
  expect(drawing).not.toContain("m");
});
