import { defineConfig } from "@playwright/test";
import develop from "../develop/playwright.config";

/** What editors do in /admin, in a live view of their own that `npm run edit` starts. */
export default defineConfig({
  ...develop,
  testDir: ".",
  globalSetup: "./start.ts",
  globalTimeout: 1_800_000,
  // Each save is checked, with all pictures, before it is written; on a busy machine that takes a while.
  timeout: 300_000,
  expect: { timeout: 120_000 },
});
