import { defineConfig } from "@playwright/test";
import shared from "../shared.config";

/** The same site and browser as for the English pages, which change more often. */
export default defineConfig({
  ...shared,
  outputDir: "../../test-results",
  globalTeardown: "../support/teardown.ts",
});
