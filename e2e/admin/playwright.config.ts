import { defineConfig } from "@playwright/test";
import develop from "../develop/playwright.config";

/** What editors do in /admin, in a live view of their own that `npm run edit` starts. */
export default defineConfig({ ...develop, testDir: ".", globalSetup: "./start.ts" });
