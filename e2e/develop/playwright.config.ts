import { defineConfig } from "@playwright/test";
import shared from "../shared.config";
import { port } from "./live-site";

/** All tests share one live view, because starting it takes a minute. */
export default defineConfig({
  ...shared,
  testDir: ".",
  outputDir: "../../test-results/develop",
  globalSetup: "./start.ts",
  metadata: { command: "develop" },
  globalTeardown: undefined,
  webServer: undefined,
  globalTimeout: 900_000,
  timeout: 120_000,
  // Gatsby builds pages on request, which takes a while on a busy machine.
  expect: { timeout: 60_000 },
  // The tests edit the same files.
  workers: 1,
  use: { ...shared.use, baseURL: `http://localhost:${port}` },
});
