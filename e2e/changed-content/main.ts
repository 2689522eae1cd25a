/**
 * `npm run test:e2e -- changed-content`: changes every fact of the clinic, and adds, removes and reorders entries, in a copy of the
 * project. The content check, the build, and the tests that read the content must pass there, no built file may contain an old
 * fact, no page in another language may be gone, and a second build after the edit of a biography must change only its page.
 * With --whole, all steps of `npm test` run there.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { teamMember } from "../../src/content/entities";
import { copyOfProject, digestsOf, runInCopy } from "../support/project-copy";
import { changeEntries } from "./change-entries";
import { ContentFolder } from "./content-folder";
import { changeFacts, findOldFacts } from "./facts";

/** Unit tests that read data/. Most tests of the content check have content of their own. */
const unitTests = [
  ...["documents/content", "documents/documents", "server/static/static"],
  ...["src/content/", "src/content-check/pictures/pictures", "src/content-check/reading", "made-documents"],
  ...["src/content-check/page-sources", "src/gatsby/languages", "src/gatsby/output/content-in-language"],
  ...["src/gatsby/html/site-script", "src/gatsby/schema", "src/seo"],
];

/** The browser tests that depend most on the content of data/. */
const browserTests = [
  ...["carousel", "crawl", "facts", "first-visit", "hosts", "html", "navigation", "open-status"],
  ...["redirects", "seo-files", "team"],
].map((name) => `/${name}.spec.ts`);

const runsAllSteps = process.argv.includes("--whole");

/** The files of the team page in English and Spanish. The service worker is rebuilt with the others, and names each page's version. */
const expected =
  /^(?:(?:our-team|es\/nuestro-equipo)\/index\.html|page-data\/(?:our-team|es\/nuestro-equipo)\/page-data\.json|sw\.js)(?:\.br|\.gz)?$/;

/**
 * Edits a biography in a built copy, and builds it again. Visitors then load only one page again, and editors
 * wait only for that page.
 * @returns what else has changed, or what failed
 */
function rebuildAfterEdit(folder: string, content: ContentFolder): string[] {
  const before = digestsOf(join(folder, "public"));
  content.change<z.infer<typeof teamMember>[]>("team.json", ([first, ...rest]) => {
    if (first === undefined) throw new Error("The team is empty.");
    return [{ ...first, description: `<p>A new first sentence.</p>${first.description}` }, ...rest];
  });
  if (!runInCopy(folder, "npm run build")) return ["The second build failed."];
  const after = digestsOf(join(folder, "public"));
  const changed = [...after].filter(([file, digest]) => before.get(file) !== digest).map(([file]) => file);
  if (!changed.includes("our-team/index.html"))
    return ["our-team/index.html should have changed, and has not."];
  return changed.filter((file) => !expected.test(file));
}

async function main(): Promise<void> {
  if (!existsSync("public/index.html")) fail("There is no built site to compare with. Run: npm run build");
  const folder = copyOfProject("public/static");
  const content = new ContentFolder(folder);
  await changeEntries(content);
  const old = changeFacts(content);
  // Makes sure that the patterns find the old facts in the unchanged site.
  const found = findOldFacts(process.cwd(), ["public"], old);
  for (const { name } of old)
    if (!found.some((line) => line.includes(name))) fail(`${name} is not found in the unchanged site.`);

  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const steps: string[] = runsAllSteps
    ? [
        "npx biome format --write data",
        ...scripts.test
          .split(" && ")
          // The files of what screen readers say have words of the content.
          .map((step: string) => (step === "npm run test:e2e" ? `${step} -- --ignore-snapshots` : step)),
      ]
    : [
        "npm run check:content",
        "npm run build",
        `npx jest ${unitTests.join(" ")}`,
        `npm run test:e2e -- ${browserTests.join(" ")}`,
      ];
  for (const step of steps) {
    if (!runInCopy(folder, step)) fail(`"${step}" fails with changed content in ${folder}`);
    if (!step.endsWith("build")) continue;
    const remaining = findOldFacts(folder, ["public", "deploy"], old);
    if (remaining.length > 0) fail(`Old facts remain in ${folder}:\n${remaining.join("\n")}`);
    const gone = missingTranslations(folder);
    if (gone.length > 0) fail(`Pages in other languages are gone in ${folder}:\n${gone.join("\n")}`);
    const unexpected = rebuildAfterEdit(folder, content);
    if (unexpected.length > 0)
      fail(
        `A new biography should change one page in ${folder}, but also changed:\n${unexpected.join("\n")}`,
      );
  }
  rmSync(folder, { recursive: true });
  process.stdout.write("\nEverything passes with every fact and entry changed.\n");
}

/** The pages in other languages that were built here and are not in a copy, although their English pages are. */
function missingTranslations(folder: string): string[] {
  const isBuilt = (root: string, path: string) => existsSync(join(root, "public", path, "index.html"));
  return readdirSync("data/pages")
    .filter((name) => /\.[a-z-]+\.json$/.test(name))
    .filter((name) => existsSync(join(folder, "data/pages", name.replace(/\.[a-z-]+\.json$/, ".json"))))
    .map((name): string => JSON.parse(readFileSync(join("data/pages", name), "utf8")).path)
    .filter((path) => isBuilt(".", path) && !isBuilt(folder, path));
}

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

main().catch((error: unknown) => fail(String(error)));
