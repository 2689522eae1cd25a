import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "./support/chromium";

if (!existsSync("public/index.html")) {
  process.stderr.write("There is no built site to test. Run: npm run build\n");
  process.exit(1);
}

const { status } = spawnSync(
  "npx",
  // If --config is given twice, Playwright uses the last one.
  ["playwright", "test", "--config", "e2e/playwright.config.ts", ...process.argv.slice(2)],
  { stdio: "inherit", env: { ...process.env, CHROMIUM_PATH: findChromium() } },
);
process.exit(status ?? 1);
