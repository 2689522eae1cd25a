import { defineConfig } from "@playwright/test";
import base from "../playwright.config";

/** The same site and browser as for the English pages, which change more often. */
export default defineConfig({
  ...base,
  testIgnore: [],
  outputDir: "../../test-results",
  globalTeardown: "../support/teardown.ts",
});
