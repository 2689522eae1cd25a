import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import { currentAssetHashes } from "../../src/gatsby/output/remove-stale-assets";
import { pages } from "../support/content";
import { fakeCaptcha } from "../support/fakes/recaptcha";
import { expect, hydrate, test } from "../support/test";

/** The style sheets that load on demand, such as the calendar's. */
async function asyncSheets(): Promise<string[]> {
  const inUse = [...(await currentAssetHashes("public"))];
  return readdirSync("public")
    .filter((name) => name.endsWith(".css") && !name.startsWith("styles."))
    .filter((name) => inUse.some((hash) => name.includes(hash)))
    .map((name) => readFileSync(join("public", name), "utf8"));
}

/**
 * The computed styles of every element with a box, in document order. Read by the browser's tools, because a script that reads
 * every property of every element takes half a minute on a long page.
 */
async function allStyles(page: Page, tools: CDPSession): Promise<string[]> {
  const names = await page.evaluate(() => [...getComputedStyle(document.body)]);
  const computedStyles = names.filter((name) => !name.startsWith("--"));
  const { documents, strings } = await tools.send("DOMSnapshot.captureSnapshot", { computedStyles });
  const styles = documents.flatMap(({ layout }) => layout.styles);
  return styles.map((values) =>
    values.map((value, index) => `${computedStyles[index]}: ${strings[value]}`).join("; "),
  );
}

/** Adds style sheets by script: Playwright's `addStyleTag` waits for an event, which needs JavaScript in the page. */
function addStyles(page: Page, sheets: readonly string[]): Promise<void> {
  return page.evaluate((sheets) => {
    for (const textContent of sheets) {
      document.head.append(Object.assign(document.createElement("style"), { textContent }));
    }
  }, sheets);
}

test.describe("after all async styles have loaded", () => {
  test.use({ javaScriptEnabled: false, bypassCSP: true, reducedMotion: "reduce" });

  for (const { path } of pages) {
    test(`${path} looks the same on the screen and in print`, async ({ page }) => {
      const sheets = await asyncSheets();
      expect(sheets.length).toBeGreaterThan(3);
      await page.goto(path);
      const tools = await page.context().newCDPSession(page);
      // Printing lays out what is off the screen, which then stays laid out.
      await page.emulateMedia({ media: "print" });
      const onPaper = await allStyles(page, tools);
      await page.emulateMedia({ media: "screen" });
      const onScreen = await allStyles(page, tools);
      expect(onScreen.length).toBeGreaterThan(100);
      // Both orders, so that each of two sheets is the last one once.
      await addStyles(page, [...sheets, ...sheets.toReversed()]);
      expect(await allStyles(page, tools)).toEqual(onScreen);
      await page.emulateMedia({ media: "print" });
      expect(await allStyles(page, tools)).toEqual(onPaper);
    });
  }
});

test("a lazy-loaded part appears once its styles have loaded", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.css", async (route) => {
    await released;
    await route.continue();
  });
  await fakeCaptcha(page);
  await page.goto("/contact");
  await hydrate(page);
  const sheet = page.waitForRequest("**/*.css");
  const script = page.waitForResponse("**/*.js");
  await page.getByRole("textbox", { name: "Preferred date" }).click();
  await Promise.all([sheet, script]);
  await expect(page.getByRole("dialog", { name: "Choose a date" })).toBeVisible();
  await expect(page.getByRole("grid")).toHaveCount(0);
  release();
  await expect(page.getByRole("grid")).toBeVisible();
  const day = page.getByRole("gridcell").getByRole("button").first();
  await expect(day).toHaveCSS("inline-size", /px$/);
});

test.describe("styles that fail to load", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("are retried with their part", async ({ page }) => {
    await page.route("**/*.css", (route) => route.abort());
    await fakeCaptcha(page);
    await page.goto("/contact");
    await hydrate(page);
    await page.getByRole("textbox", { name: "Preferred date" }).click();
    const retry = page.getByRole("button", { name: "Load it again" });
    await expect(retry).toBeVisible();
    await page.unroute("**/*.css");
    await retry.click();
    await expect(page.getByRole("grid")).toBeVisible();
  });
});
