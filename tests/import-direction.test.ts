import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { temporaryFolder } from "../src/gatsby/folder.fixtures";

/** For each rule, an import that the linter must refuse, most of them in a nested folder. */
const forbidden: readonly (readonly [folder: string, imports: string])[] = [
  ["src/words/en", "src/hooks/use-words"],
  ["src/shared/clinic", "src/content/clinic"],
  ["src/styles", "src/shared/clinic/contact"],
  ["src/search", "src/words/fill"],
  ["src/content/blocks", "src/sections/prose"],
  ["src/browser", "src/hooks/use-words"],
  ["src/service-worker", "src/browser/calm"],
  ["src/elements/app", "src/components/picture"],
  ["src/hooks", "src/components/picture"],
  ["src/components/form", "src/features/request-forms/draft"],
  ["src/embeds", "src/features/referral/check-referral"],
  ["src/features/read-aloud", "src/sections/prose"],
  ["src/features/visit-pack", "src/features/request-forms/draft"],
  ["src/features/visit-pack/nested", "src/features/referral/npi"],
  ["src/sections", "src/layout/layout"],
  ["src/layout", "src/sections/prose"],
  ["src/templates", "src/sections/prose"],
  ["src/seo", "src/components/picture"],
  ["src/content-check/translations", "documents/render"],
  ["src/gatsby/languages", "src/gatsby/schema/schema"],
  ["src/gatsby/security", "server/log"],
  ["src/admin/forms", "src/gatsby/schema/schema"],
  ["src/commands/translate", "src/admin/saving/change"],
  ["server/relay/http", "src/features/request-forms/draft"],
];

const { pathOf, write } = temporaryFolder();

/** Runs the linter. @returns the folders of the files that break an import rule */
function lint(): string[] {
  const args = ["lint", "--max-diagnostics=200", "--reporter=json", pathOf()];
  const biome = require.resolve("@biomejs/biome/bin/biome");
  const { stdout } = spawnSync(process.execPath, [biome, ...args], { cwd: pathOf(), encoding: "utf8" });
  return JSON.parse(stdout)
    .diagnostics.filter(({ category }: { category: string }) => category === "plugin")
    .map(({ location }: { location: { path: string } }) => dirname(location.path));
}

test("each rule refuses what it forbids", () => {
  for (const file of ["biome.json", "import-direction.grit"]) copyFileSync(file, pathOf(file));
  execFileSync("git", ["init", "--quiet", pathOf()]);
  for (const [from, to] of forbidden) {
    const path = relative(from, to);
    write(`${from}/forbidden.ts`, `import "${path.startsWith(".") ? path : `./${path}`}";\n`);
  }
  expect(lint().sort()).toEqual(forbidden.map(([from]) => from).sort());
});

test("every folder of code is in the rule", () => {
  const [, names = ""] =
    /\((words\|[^)]+\|server\|[^)]+)\)/.exec(readFileSync("import-direction.grit", "utf8")) ?? [];
  const folders = readdirSync("src", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(names.split("|")).toEqual(expect.arrayContaining(folders.map(({ name }) => name)));
});
