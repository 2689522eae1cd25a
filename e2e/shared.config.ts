import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { headless, likeOn4G } from "./support/chromium";

const port = Number(process.env.E2E_PORT ?? 9321);
const quiet = [
  ...headless,
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  likeOn4G,
];

/** What all browser tests share: those of the site, the live view, the editors and the pages in other languages. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: true,
  // A sixth of the time the tests wait: on two cores, three workers take 288 s, two 340 s.
  workers: availableParallelism() + 1,
  // A test that passes only the second time has found a bug, in the site or in itself.
  retries: 0,
  // A guard against tests that hang, also on a slow machine: a page that is printed took 30 s on one.
  timeout: 60_000,
  reporter: "list",
  expect: {
    // Exactly what is in a file: one word more is a change, too.
    toMatchAriaSnapshot: {
      children: "deep-equal",
      pathTemplate: "{testDir}/{testFileDir}/spoken/{arg}{ext}",
    },
  },
  globalTeardown: "./support/teardown.ts",
  use: {
    // Software rendering of what moves keeps a core busy. The specs about motion, and the visit to every page, turn it on.
    reducedMotion: "reduce",
    baseURL: `http://127.0.0.1:${port}`,
    // page.route does not see the requests of a service worker; only setUpHost in outages/offline.ts allows it.
    serviceWorkers: "block",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? "", args: quiet },
  },
  webServer: {
    command: "node server/start.js",
    cwd: process.cwd(),
    url: `http://127.0.0.1:${port}/healthz`,
    env: { PORT: String(port), TRUST_PROXY: "1", OUTBOX_URL: `file:var/outbox-${port}.db` },
  },
});
