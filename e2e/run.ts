/**
 * `npm run test:e2e`: tests the last build in a browser. A first word chooses another suite: `rest`, which `npm test`
 * leaves out to be fast, a folder of e2e/ with a configuration of its own, or one of the programs below. Other words choose
 * specs of the site.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "./support/chromium";

/** The suites that are not Playwright's. */
const programs: Readonly<Record<string, string>> = {
  "admin-engines": "e2e/admin/other-engines.ts",
  "changed-content": "e2e/changed-content/main.ts",
  configurations: "e2e/configurations/main.ts",
  engines: "e2e/engines/main.ts",
  guide: "tests/guide/main.ts",
  node: "tests/node-versions.ts",
  "same-files": "e2e/same-files/main.ts",
};

function run(command: string, args: readonly string[], env = process.env): never {
  process.exit(spawnSync(command, args, { stdio: "inherit", env }).status ?? 1);
}

function playwright(config: string, args: readonly string[]): never {
  run("npx", ["playwright", "test", "--config", config, ...args], {
    ...process.env,
    CHROMIUM_PATH: findChromium(),
  });
}

const [suite = "", ...options] = process.argv.slice(2);
const program = programs[suite];
if (program !== undefined) run(process.execPath, ["--import", "tsx", program, ...options]);

if (!existsSync("public/index.html")) {
  process.stderr.write("There is no built site to test. Run: npm run build\n");
  process.exit(1);
}
const ofSuite = `e2e/${suite}/playwright.config.ts`;
if (suite !== "" && existsSync(ofSuite)) playwright(ofSuite, options);
const ofSite = "e2e/playwright.config.ts";
if (suite === "") playwright(ofSite, ["--project=own browser", "--project=site"]);
if (suite === "rest") playwright(ofSite, ["--project=rest", ...options]);
playwright(ofSite, [suite, ...options]);
