import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

/** For each folder, an import that the linter must refuse, in nested folders too. */
const forbidden: readonly (readonly [folder: string, imports: string])[] = [
  ["src/words", "src/shared/clinic/contact"],
  ["src/words/en", "src/hooks/use-words"],
  ["src/shared", "src/browser/calm"],
  ["src/shared/clinic", "src/content/clinic"],
  ["src/shared/request", "server/log"],
  ["src/styles", "src/shared/clinic/contact"],
  ["src/content", "src/gatsby/schema/schema"],
  ["src/content/blocks", "src/sections/prose"],
  ["src/browser", "src/hooks/use-words"],
  ["src/elements", "src/hooks/use-words"],
  ["src/elements/app", "src/components/picture"],
  ["src/hooks", "src/components/picture"],
  ["src/components", "src/embeds/video"],
  ["src/components/form", "src/features/request-forms/draft"],
  ["src/components/slideshow", "src/sections/prose"],
  ["src/embeds", "src/features/referral/check-referral"],
  ["src/features/request-forms", "src/features/referral/check-referral"],
  ["src/features/visit-pack", "src/features/request-forms/draft"],
  ["src/features/visit-pack/nested", "src/layout/layout"],
  ["src/features/referral", "src/features/visit-pack/visit-details"],
  ["src/features/first-visit", "src/features/read-aloud/read-aloud"],
  ["src/search", "src/words/fill"],
  ["src/features/concern-search", "src/features/insurance/payer-list"],
  ["src/features/insurance", "src/features/referral/npi"],
  ["src/features/read-aloud", "src/sections/prose"],
  ["src/features/communication-board", "src/features/read-aloud/read-aloud"],
  ["src/features/sensory-guide", "src/features/first-visit/story-names"],
  ["src/sections", "src/layout/layout"],
  ["src/layout", "src/sections/prose"],
  ["src/templates", "src/sections/prose"],
  ["src/seo", "src/components/picture"],
  ["src/service-worker", "src/browser/calm"],
  ["src/content-check", "src/gatsby/schema/schema"],
  ["src/content-check/rules", "src/commands/launch/main"],
  ["src/content-check/translations", "documents/render"],
  ["src/gatsby/languages", "src/gatsby/schema/schema"],
  ["src/gatsby/pages", "src/commands/launch/main"],
  ["src/gatsby/security", "server/log"],
  ["src/admin/forms", "src/gatsby/schema/schema"],
  ["src/admin/saving", "src/commands/launch/main"],
  ["src/commands/launch", "src/layout/layout"],
  ["src/commands/translate", "src/admin/saving/change"],
  ["server", "src/content/clinic"],
  ["server/static", "src/gatsby/schema/schema"],
  ["server/relay/http", "src/features/request-forms/draft"],
];

let folder: string;
let problems: readonly string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "import-direction-"));
  for (const file of ["biome.json", "import-direction.grit"]) copyFileSync(file, join(folder, file));
  execFileSync("git", ["init", "--quiet", folder]);
  for (const [from, to] of forbidden) write(from, to);
  problems = lint();
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(from: string, to: string): void {
  const file = join(folder, from, "forbidden.ts");
  mkdirSync(dirname(file), { recursive: true });
  const path = relative(from, to);
  writeFileSync(file, `import ${JSON.stringify(path.startsWith(".") ? path : `./${path}`)};\n`);
}

/** Runs the linter. @returns the folders of the files that break an import rule */
function lint(): string[] {
  const args = ["lint", "--max-diagnostics=200", "--reporter=json", folder];
  const biome = require.resolve("@biomejs/biome/bin/biome");
  const { diagnostics } = JSON.parse(run(biome, args));
  return diagnostics
    .filter(({ category }: { category: string }) => category === "plugin")
    .map(({ location }: { location: { path: string } }) => dirname(location.path));
}

function run(program: string, args: readonly string[]): string {
  try {
    return execFileSync(process.execPath, [program, ...args], {
      cwd: folder,
      encoding: "utf8",
      stdio: "pipe",
    });
  } catch (error) {
    return String((error as { stdout: unknown }).stdout);
  }
}

test.each(forbidden)("%s must not import %s", (from) => {
  expect(problems.filter((path) => path === from)).toHaveLength(1);
});

test("every folder of code is in the rule, and every feature is tried", () => {
  const [, names = ""] =
    /\((words\|[^)]+\|server\|[^)]+)\)/.exec(readFileSync("import-direction.grit", "utf8")) ?? [];
  const folders = readdirSync("src", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(names.split("|")).toEqual(expect.arrayContaining(folders.map(({ name }) => name)));
  const features = readdirSync("src/features").map((name) => `src/features/${name}`);
  expect(features.filter((name) => forbidden.every(([from]) => from !== name))).toEqual([]);
});
