/**
 * `npm run test:e2e -- configurations`: builds the site of other clinics, such as one without a team, in a copy of the project. Each
 * must pass the content check, the build, and the tests that every page is found, fits its screen and has no axe violations.
 * Names of configurations after `--` select some of them.
 */
import { rmSync } from "node:fs";
import { ContentFolder } from "../changed-content/content-folder";
import { copyOfProject, restoreContent, runInCopy } from "../support/project-copy";
import { configurations, isEnglish, visitOf } from "./configurations";

/** The build makes the same checks but for the reading grade. */
const stepsOf = (name: string) => [
  ...(isEnglish(name) ? ["npm run check:content"] : []),
  "npm run build",
  "npm run test:e2e -- /crawl.spec.ts /html.spec.ts /seo-files.spec.ts /translated-pages.spec.ts",
  visitOf(name),
];

function main(selected: readonly string[]): void {
  const unknown = selected.filter((name) => !(name in configurations));
  if (unknown.length > 0) {
    const known = Object.keys(configurations).join(", ");
    fail(`There is no configuration ${unknown.join(", ")}. There are: ${known}`);
    return;
  }
  const folder = copyOfProject("public/static");
  const failed: string[] = [];
  for (const [name, configure] of Object.entries(configurations)) {
    if (selected.length > 0 && !selected.includes(name)) continue;
    process.stdout.write(`\n${name}\n`);
    restoreContent(folder);
    configure(new ContentFolder(folder));
    const step = stepsOf(name).find((each) => !runInCopy(folder, each));
    if (step !== undefined) failed.push(`${name}: ${step}`);
  }
  if (failed.length > 0) fail(`\nThese fail, the last one in ${folder}:\n${failed.join("\n")}`);
  else rmSync(folder, { recursive: true });
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

main(process.argv.slice(2));
