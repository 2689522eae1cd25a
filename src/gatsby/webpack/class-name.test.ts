import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { className } from "./class-name";

const modules = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".module.css"))
  .map((name) => join("src", name));

function classesOf(file: string): string[] {
  const selectors = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\{[^{}]*\}/g, "");
  return [...new Set(Array.from(selectors.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name = ""]) => name))];
}

test("no two classes get the same name", () => {
  const named = new Map<string, string>();
  for (const file of modules) {
    for (const name of classesOf(file)) {
      const short = className(file, name);
      expect([short, named.get(short) ?? "unused"]).toEqual([short, "unused"]);
      named.set(short, `${file} .${name}`);
    }
  }
  expect(named.size).toBeGreaterThan(100);
});

test("a name has five letters and is always the same", () => {
  expect(className("src/components/card.module.css", "title")).toMatch(/^[a-zA-Z]{5}$/);
  expect(className("src/components/card.module.css", "title")).toBe(
    className("src/components/card.module.css", "title"),
  );
});
