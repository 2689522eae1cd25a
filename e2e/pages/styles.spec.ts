import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { currentAssetHashes } from "../../src/gatsby/output/remove-stale-assets";
import { pages } from "../support/content";
import { fakeCaptcha } from "../support/fakes/recaptcha";
import { expect, test, waitForHydration } from "../support/test";

/** The sheets of the parts that load late, such as the calendar. */
async function lateSheets(): Promise<string[]> {
  const inUse = [...(await currentAssetHashes("public"))];
  return readdirSync("public")
    .filter((name) => name.endsWith(".css") && !name.startsWith("styles."))
    .filter((name) => inUse.some((hash) => name.includes(hash)))
    .map((name) => readFileSync(join("public", name), "utf8"));
}

/** How all that a page shows is dressed, element by element. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll("*")].map((element) => {
      const style = getComputedStyle(element);
      const values = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return [element.tagName, element.className, ...values].join("; ");
    }),
  );
}

/** Not by Playwright's own means, which wait for an event that scripts would hear. */
function dressAlso(page: Page, sheets: readonly string[]): Promise<void> {
  return page.evaluate((sheets) => {
    for (const textContent of sheets) {
      document.head.append(Object.assign(document.createElement("style"), { textContent }));
    }
  }, sheets);
}

test.describe("whatever late styles have come", () => {
  // It compares every style of every part of a page, four times.
  test.slow();
  test.use({ javaScriptEnabled: false, bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

  for (const { path } of pages) {
    test(`${path} looks the same, on screen and on paper`, async ({ page }) => {
      const sheets = await lateSheets();
      expect(sheets.length).toBeGreaterThan(3);
      await page.goto(path);
      const onScreen = await looks(page);
      await page.emulateMedia({ media: "print" });
      const onPaper = await looks(page);
      // In both orders, so that of two sheets each is the last once.
      await dressAlso(page, [...sheets, ...sheets.toReversed()]);
      expect(await looks(page)).toEqual(onPaper);
      await page.emulateMedia({ media: "screen" });
      expect(await looks(page)).toEqual(onScreen);
    });
  }
});

/** What of a page is dressed in that no script changes. */
function dress(page: Page): Promise<string[]> {
  const parts = "h1, main > *, main section > div, main h2, main p[class], main form *, footer *";
  return page.locator(parts).evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      const { display, position, gap, padding, color, background, font, borderRadius } = style;
      return [element.tagName, display, position, gap, padding, color, background, font, borderRadius].join();
    }),
  );
}

const visits = ["/contact", "/", "/services", "/our-team", "/appointment"];
for (const order of [visits, visits.toReversed()]) {
  test(`steps inside the site ask for no styles and show pages as they are: ${order.join(" ")}`, async ({
    page,
    context,
  }) => {
    const alone = await context.newPage();
    const asked: string[] = [];
    await page.goto("/about");
    await waitForHydration(page);
    page.on("request", (request) => asked.push(request.resourceType()));
    for (const path of order) {
      await page.evaluate((to) => window.___navigate(to), path);
      await alone.goto(path);
      await waitForHydration(alone);
      await expect(page).toHaveTitle(await alone.title());
      expect(await dress(page)).toEqual(await dress(alone));
    }
    expect(asked).toContain("script");
    expect(asked).not.toContain("document");
    expect(asked).not.toContain("stylesheet");
  });
}

test("a late part shows itself once its styles are there", async ({ page }) => {
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
  await waitForHydration(page);
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

test.describe("styles that cannot be had", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("are tried again with their part", async ({ page }) => {
    await page.route("**/*.css", (route) => route.abort());
    await fakeCaptcha(page);
    await page.goto("/contact");
    await waitForHydration(page);
    await page.getByRole("textbox", { name: "Preferred date" }).click();
    const again = page.getByRole("button", { name: "Load it again" });
    await expect(again).toBeVisible();
    await page.unroute("**/*.css");
    await again.click();
    await expect(page.getByRole("grid")).toBeVisible();
  });
});
