/**
 * `npm run test:changed-content`: changes every fact of the clinic, and adds, removes and reorders entries, in a copy of the
 * project. There the check, the build, and the tests that read the content must pass, and nothing that was built may say
 * an old fact. With --whole all steps of `npm test` run there.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { changeEntries } from "./change-entries";
import { changeFacts } from "./change-facts";
import { ContentFolder } from "./content-folder";
import { copyOfProject } from "./copy";
import { findOldFacts } from "./find-old-facts";

/** Unit tests that read data/. */
const unitTests = ["documents/documents", "server/static/redirects", "src/content", "src/seo"];

/** Browser tests whose results depend most on what data/ holds. */
const browserTests = [
  ...["carousel", "crawl", "crawlers", "documents", "facts", "first-visit", "html", "opening", "redirects"],
  ...["routes", "shell", "structured-data", "team"],
].map((name) => `/${name}.spec.ts`);

const isWhole = process.argv.includes("--whole");
const self = "npm run test:changed-content";

async function main(): Promise<void> {
  if (!existsSync("public/index.html")) fail("There is no built site to compare with. Run: npm run build");
  const folder = copyOfProject();
  const content = new ContentFolder(folder);
  await changeEntries(content);
  const old = changeFacts(content);
  // The next step would find nothing if it did not know how to look.
  const found = findOldFacts(process.cwd(), ["public"], old);
  for (const { what } of old)
    if (!found.some((line) => line.includes(what))) fail(`${what} is not found in the site as it was.`);

  const preload = `--require ${join(folder, "e2e/changed-content/keep-pictures.cjs")}`;
  const build = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${preload}` };
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const steps: string[] = isWhole
    ? ["npx biome format --write data", ...scripts.test.split(" && ").filter((step: string) => step !== self)]
    : [
        "npm run check:content",
        "npm run build",
        `npx jest ${unitTests.join(" ")}`,
        `npm run test:e2e -- ${browserTests.join(" ")}`,
      ];
  for (const step of steps) {
    process.stdout.write(`\nWith changed content: ${step}\n`);
    const environment = { ...process.env, ...(step.endsWith("build") && build) };
    const { status } = spawnSync(step, { cwd: folder, env: environment, shell: true, stdio: "inherit" });
    if (status !== 0) fail(`"${step}" fails with changed content in ${folder}`);
    if (!step.endsWith("build")) continue;
    const left = findOldFacts(folder, ["public", "deploy"], old);
    if (left.length > 0) fail(`Old facts are left in ${folder}:\n${left.join("\n")}`);
  }
  rmSync(folder, { recursive: true });
  process.stdout.write("\nWith every fact and entry changed, all is well.\n");
}

function fail(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

main().catch((error: unknown) => fail(String(error)));
