import { defineConfig } from "@playwright/test";
import base from "../playwright.config";
import { port } from "./live-site";

/** One live view for all tests, since starting it takes a minute. */
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
  // What Gatsby makes when it is asked for takes a while on a busy machine.
  expect: { timeout: 60_000 },
  retries: 0,
  // The tests change the same files.
  workers: 1,
  use: { ...base.use, baseURL: `http://localhost:${port}` },
});
