import { defineConfig } from "@playwright/test";
import shared from "./shared.config";

/** Specs that start a browser with options of its own. */
const ownBrowser = ["pages/back-forward-cache.spec.ts", "widgets/visit-devices*.spec.ts"];
/** The live view, the editors and the pages in other languages have configurations of their own. */
const elsewhere = ["admin/**", "admin-web/**", "develop/**", "languages/**"];

export default defineConfig({
  ...shared,
  projects: [
    // First: Playwright would run them at the end, where one long test leaves all other workers idle.
    { name: "own browser", testMatch: ownBrowser },
    { name: "site", testIgnore: [...elsewhere, ...ownBrowser] },
  ],
});
