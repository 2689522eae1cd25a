import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { scripts } from "../../package.json";
import { settingNames } from "../../src/commands/launch/unset-settings";

const readme = readFileSync("README.md", "utf8");
const files = readdirSync("docs", { recursive: true, encoding: "utf8" }).map((name) => join("docs", name));
const texts = ["README.md", ...files.filter((name) => name.endsWith(".md"))].map(
  (name) => [name, readFileSync(name, "utf8")] as const,
);

/** Folders of code and docs, as a path in a text begins. Paths with a name to fill in, as in src/features/<one>/, don't match. */
const pathInText = /`((?:src|server|e2e|bench|tests|art|documents|docs)\/[\w./-]+)`/g;
/** What a build writes, and what a guide makes up. */
const notThere = /^server\/dist\/|price-list/;

test("the README has at most 120 lines", () => {
  expect(readme.trimEnd().split("\n").length).toBeLessThanOrEqual(120);
});

test.each(texts)("every file and folder that %s names exists", (_, text) => {
  const named = Array.from(text.matchAll(pathInText), ([, path = ""]) => path);
  expect(named.filter((path) => !notThere.test(path) && !existsSync(path))).toEqual([]);
});

const places = ["src", "server", "e2e", "bench", "tests", "art", "documents", "docs"];
const inPlaces = places.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
);
const everyFile = [...readdirSync("."), ...inPlaces];
const guides = everyFile.filter((file) => /^docs\/.+\.md$|README\.md$/.test(file));
/** Endings such as `.process.test.ts`, a page that Gatsby writes to `.cache`, and the block that a guide makes up. */
const noSource = /^\.(?!\.)|price-list/;

test.each(guides)("every source file that %s names exists", (guide) => {
  const named = Array.from(
    readFileSync(guide, "utf8").matchAll(/`([\w./-]+\.(?:m?ts|tsx|css))`/g),
    ([, name = ""]) => name,
  );
  const exists = (name: string) =>
    everyFile.some((file) => `/${file}`.endsWith(`/${name.replace(/^\.\.\//, "")}`));
  expect(named.filter((name) => !noSource.test(name) && !exists(name))).toEqual([]);
});

test.each(texts)("every link of %s leads to a file", (name, text) => {
  const targets = Array.from(text.matchAll(/\]\((?!https?:|#)([^)#]+)/g), ([, target = ""]) => target);
  expect(targets.filter((target) => !existsSync(join(dirname(name), target)))).toEqual([]);
});

test.each(texts)("every command that %s names is a script", (_, text) => {
  const named = Array.from(text.matchAll(/npm run ([\w:-]+)/g), ([, name = ""]) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test("the README's test command is in a block of its own, and is what CI runs", () => {
  expect(readme).toContain("```sh\nnpm ci && npm test\n```");
  expect(readFileSync(".ci/run", "utf8")).toContain("\nnpm ci && npm test\n");
});

test("docs/performance.md has each marker once: a measurement is written after the first", () => {
  const page = readFileSync("docs/performance.md", "utf8");
  const markers = Array.from(page.matchAll(/<!-- \/?bench:\w+ -->/g), ([marker]) => marker);
  expect(markers.length).toBeGreaterThan(0);
  expect(markers.filter((marker, index) => markers.indexOf(marker) !== index)).toEqual([]);
});

test("docs/settings.md has every setting that the server reads or a launch needs, once in each table", () => {
  const guide = readFileSync("docs/settings.md", "utf8");
  const schema = ["server/config.ts", "server/sign-in/settings.ts"].map((file) => readFileSync(file, "utf8"));
  const read = Array.from(schema.join("\n").matchAll(/^ {2,4}([A-Z_]+): /gm), ([, name = ""]) => name);
  expect(read.length).toBeGreaterThan(10);
  const [build = "", server = ""] = guide.split(/^## /m).slice(1);
  const rowsOf = (table: string, name: string) =>
    table.split("\n").filter((line) => line.split("|")[1]?.includes(`\`${name}\``)).length;
  expect(read.filter((name) => rowsOf(server, name) !== 1)).toEqual([]);
  expect(settingNames.filter((name) => rowsOf(build, name) + rowsOf(server, name) === 0)).toEqual([]);
});
