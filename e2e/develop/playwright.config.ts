import { defineConfig } from "@playwright/test";
import base from "../playwright.config";
import { port } from "./live-site";

/** All tests share one live view, because starting it takes a minute. */
export default defineConfig({
  ...base,
  testDir: ".",
  testIgnore: [],
  outputDir: "../../test-results",
  globalSetup: "./start.ts",
  globalTeardown: undefined,
  webServer: undefined,
  globalTimeout: 900_000,
  timeout: 120_000,
  // Gatsby builds pages on request, which takes a while on a busy machine.
  expect: { timeout: 60_000 },
  retries: 0,
  // The tests edit the same files.
  workers: 1,
  use: { ...base.use, baseURL: `http://localhost:${port}` },
});
