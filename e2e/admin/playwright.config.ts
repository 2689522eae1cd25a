import { defineConfig } from "@playwright/test";
import { port } from "../develop/live-site";
import develop from "../develop/playwright.config";

/** The browser remembers that the page beside the form is hidden: to load it with each form would take a third of the time. */
const withoutBeside = {
  cookies: [],
  origins: [
    { origin: `http://localhost:${port}`, localStorage: [{ name: "admin.beside.hidden", value: "yes" }] },
  ],
};

/** The editor logs what it does, each answer that refuses a save, and an animation that leaving the page ends. */
const allowedConsole =
  /^(?:log|info|debug|warning): |^error: (?:Failed to load resource|Object|\{|(?:TypeError|Error): (?:Failed to fetch|Nobody answered))|^uncaught: Transition was aborted/;

/**
 * What editors do in /admin, in a live view of their own that `npm run edit` starts. `@everyday` marks what every front desk does;
 * `npm run test:e2e -- admin --grep @everyday` runs only that.
 */
export default defineConfig<{ allowedConsole: RegExp }>({
  ...develop,
  testDir: ".",
  outputDir: "../../test-results/admin",
  globalSetup: "../develop/start.ts",
  metadata: { command: "edit" },
  globalTimeout: 1_800_000,
  // Each save is checked, with all pictures, before it is written; on a busy machine that takes a while.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  use: { ...develop.use, storageState: withoutBeside, allowedConsole },
});
