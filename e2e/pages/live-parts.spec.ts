import { readFileSync } from "node:fs";
import { compileHint } from "../../src/gatsby/webpack/webpack";
import { fakeEmbeds } from "../support/embeds";
import { fakeCaptcha } from "../support/fakes/recaptcha";
import { field } from "../support/form-helpers";
import { smallPhone } from "../support/gestures";
import { htmlOf, pageFiles } from "../support/html-files";
import { blockScripts } from "../support/scripts";
import { expect, hydrate, test } from "../support/test";

const allScripts = /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs;

test("every page has the same early script and the same script of its own, and those of React in another template", () => {
  // Pages in another language have the words of it in theirs.
  const english = pageFiles.filter(({ html }) => html.includes('lang="en-US"'));
  const executed = english.map(({ file, html }) => {
    const shown = html.replaceAll(/<template[^>]*>.*?<\/template>/gs, "");
    expect(shown, file).not.toMatch(/<link[^>]*(as="script"|rel="modulepreload")/);
    const own = /<template id="site-script">(.*?)<\/template>/s.exec(html)?.[1];
    return [...(shown.match(allScripts) ?? []), own];
  });
  for (const scripts of executed) expect(scripts).toEqual(executed[0]);
  expect(executed[0]).toEqual([
    expect.stringMatching(/^<script data-early>/),
    expect.stringMatching(/^<script src="\/site-[0-9a-f]{20}\.js" integrity="sha384-[^"]+"><\/script>$/),
  ]);
});

test("the script is requested once the page is painted, while pictures still load", async ({ page }) => {
  await page.route("**/*.avif", () => {});
  await page.goto("/about", { waitUntil: "commit" });
  await page.waitForFunction(() => document.documentElement.dataset.script === "started");
  const { readyState, painted, requested } = await page.evaluate(() => ({
    readyState: document.readyState,
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    requested: performance.getEntriesByType("resource").find(({ name }) => name.includes("/site-"))
      ?.startTime,
  }));
  expect(readyState).toBe("interactive");
  expect(requested).toBeGreaterThanOrEqual(painted);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("the page's script also starts where the browser reports no paint", async ({ page }) => {
  await page.addInitScript(() => {
    window.PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("data-script", "started");
});

test("the large scripts have a compile hint, and their source maps account for it", () => {
  const scripts = [...new Set(htmlOf("/").match(/\b(?:app|framework)-[0-9a-f]{20}\.js\b/g))];
  expect(scripts).toHaveLength(2);
  for (const script of scripts) {
    expect(readFileSync(`public/${script}`, "utf8").split("\n")[0]).toBe(compileHint.banner);
    const map = JSON.parse(readFileSync(`public/${script}.map`, "utf8"));
    expect(map.mappings).toMatch(/^;+[\w+/]/);
  }
});

test("a visitor who focuses a field learns that it takes longer", async ({ page }) => {
  await fakeCaptcha(page);
  const start = await blockScripts(page);
  await page.goto("/contact");
  await field(page, "First name").focus();
  const note = page.getByText("One moment, this part is loading");
  await expect(note).toBeVisible();
  await page.keyboard.type("Ana");
  start();
  await expect(note).toBeHidden();
  await expect(field(page, "First name")).toHaveValue("Ana");
  await expect(field(page, "First name")).toBeFocused();
});

test.describe("interactions before hydration", () => {
  test.use(smallPhone);

  test("the menu opens at once, and stays open with its focus", async ({ page }) => {
    await fakeEmbeds(page);
    const start = await blockScripts(page);
    await page.goto("/about");
    await page.getByRole("button", { name: "Open menu" }).tap();
    const focused = page.getByRole("dialog", { name: "Menu" }).getByRole("link").last();
    await focused.focus();
    start();
    await hydrate(page);
    await expect(focused).toBeFocused();
    await expect(page.locator("dialog:modal")).toHaveCount(1);
    await page.getByRole("button", { name: "Close menu" }).tap();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  });

  test("the calendar's button opens it after hydration", async ({ page }) => {
    await fakeCaptcha(page);
    const start = await blockScripts(page);
    await page.goto("/contact");
    await page.getByRole("button", { name: "Choose the date from a calendar" }).tap();
    start();
    await expect(page.getByRole("dialog", { name: "Choose a date" })).toBeVisible();
    await expect(page.getByRole("grid")).toBeVisible();
  });
});
