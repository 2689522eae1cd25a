import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { compileHint } from "../../src/gatsby/webpack/webpack";
import { team } from "../support/content";
import { fakeEmbeds } from "../support/embeds";
import { fakeCaptcha } from "../support/fakes/recaptcha";
import { field, sendButton } from "../support/form-helpers";
import { htmlOf, pageFiles } from "../support/html-files";
import { blockScripts, scriptsOf } from "../support/scripts";
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

test("the page's script is requested once the page has been painted, while pictures still load", async ({
  page,
}) => {
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

test.describe("a visitor who uses a part that needs React", () => {
  test.beforeEach(({ page }) => fakeCaptcha(page));

  for (const [how, turn] of [
    ["points at a field", (page: Page) => field(page, "First name").hover()],
    ["focuses a field", (page: Page) => field(page, "First name").focus()],
    ["presses the form", (page: Page) => page.getByText("Please fill in every field").first().click()],
  ] as const)
    test(`gets it when the visitor ${how}`, async ({ page }) => {
      const scripts = scriptsOf(page);
      await page.goto("/contact");
      expect(scripts).toHaveLength(1);
      await turn(page);
      await expect.poll(() => scripts.some((name) => name.startsWith("framework-"))).toBe(true);
    });

  test("learns that it takes longer", async ({ page }) => {
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
});

test.describe("interactions before hydration", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Opens a page and holds back its scripts. @returns lets them load, and waits for hydration */
  async function gotoBeforeHydration(page: Page, address: string): Promise<() => Promise<void>> {
    await fakeEmbeds(page);
    const start = await blockScripts(page);
    await page.goto(address);
    return async () => {
      start();
      await hydrate(page);
    };
  }

  test("the menu opens at once, and stays open with its focus", async ({ page }) => {
    const start = await gotoBeforeHydration(page, "/about");
    await page.getByRole("button", { name: "Open menu" }).tap();
    const focused = page.getByRole("dialog", { name: "Menu" }).getByRole("link").last();
    await focused.focus();
    await start();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expect(focused).toBeFocused();
    await expect(page.locator("dialog:modal")).toHaveCount(1);
    await page.getByRole("button", { name: "Close menu" }).tap();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  });

  test("a name jumps to that person, and the biography expands and stays open", async ({ page }) => {
    const start = await gotoBeforeHydration(page, "/our-team");
    const { id, name } = team.find(({ description }) => description.includes("<hr>")) ?? { id: "", name: "" };
    await page.getByRole("link", { name }).tap();
    await expect(page.getByRole("heading", { name })).toBeInViewport();
    const more = page.locator(`#${id} details`);
    await more.locator("summary").tap();
    await expect(more).toHaveAttribute("open", "");
    await start();
    await expect(more).toHaveAttribute("open", "");
  });

  for (const [name, control] of [
    ["button", (page: Page) => page.getByRole("button", { name: "Choose the date from a calendar" })],
    ["date", (page: Page) => page.getByRole("textbox", { name: "Preferred date" })],
  ] as const) {
    test(`the calendar's ${name} opens it after hydration`, async ({ page }) => {
      await fakeCaptcha(page);
      const start = await gotoBeforeHydration(page, "/contact");
      await control(page).tap();
      await start();
      await expect(page.getByRole("dialog", { name: "Choose a date" })).toBeVisible();
      await expect(page.getByRole("grid")).toBeVisible();
    });
  }

  test("the form's button responds after hydration, and what was typed stays", async ({ page }) => {
    await fakeCaptcha(page);
    const start = await gotoBeforeHydration(page, "/contact");
    await page.getByRole("textbox", { name: "First name" }).fill("Ana");
    await sendButton(page).tap();
    await start();
    const summary = page.getByRole("region", { name: /Nothing was sent yet/ });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).not.toContainText(["first name"]);
    await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue("Ana");
    await expect(page).toHaveURL("/contact");
  });
});
