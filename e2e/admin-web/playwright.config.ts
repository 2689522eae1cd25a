import { defineConfig } from "@playwright/test";
import shared from "../shared.config";

/** What editors do at /admin of the public site. It needs a built site, of which it copies two pages. */
export default defineConfig({
  ...shared,
  testDir: ".",
  globalSetup: "./start.ts",
  globalTeardown: undefined,
  webServer: undefined,
  timeout: 120_000,
  // The editor reads all content when it starts, which takes a while on a busy machine.
  expect: { timeout: 60_000 },
  workers: 1,
});
