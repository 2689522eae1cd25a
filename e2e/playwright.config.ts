import { defineConfig } from "@playwright/test";
import shared from "./shared.config";

/** Specs that start a browser with options of their own. */
const ownBrowser = ["widgets/visit-devices*.spec.ts"];
/** What CI runs after `npm test`: the pages in other languages, what fails around the site, and what takes long. */
const rest = [
  "languages/**/*.spec.ts",
  "outages/**/*.spec.ts",
  "pages/{alfa,back-forward-cache,tasks}.spec.ts",
];
/** The live view and the editors have configurations of their own. */
const elsewhere = ["admin/**", "admin-web/**", "develop/**"];

export default defineConfig({
  ...shared,
  projects: [
    // First: Playwright would run them at the end, where one long test leaves all other workers idle.
    { name: "own browser", testMatch: ownBrowser },
    { name: "site", testIgnore: [...elsewhere, ...rest, ...ownBrowser] },
    { name: "rest", testMatch: rest },
  ],
});
