import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { calmModeScript } from "../../src/gatsby/html/inline-calm-mode";
import { scriptMarkScript } from "../../src/gatsby/html/inline-script-mark";
import { compileHint } from "../../src/gatsby/webpack/explicit-compile-hints";
import { blockScripts } from "../support/block-scripts";
import { pages, team } from "../support/content";
import { fakeEmbeds } from "../support/embeds";
import { fakeCaptcha } from "../support/fakes/recaptcha";
import { sendButton } from "../support/form-helpers";
import { expect, test, waitForHydration } from "../support/test";

const files = [...pages.map((page) => path.join("public", page.path, "index.html")), "public/404.html"];

test("every page runs only the script loader and the two scripts in its head, which are the same on all pages", () => {
  const executed = files.map((file) => {
    const html = readFileSync(file, "utf8").replaceAll(/<template[^>]*>.*?<\/template>/gs, "");
    expect(html, file).not.toMatch(/<link[^>]*(as="script"|rel="modulepreload")/);
    return html.match(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs) ?? [];
  });
  for (const scripts of executed)
    expect(scripts).toEqual([`<script>${scriptMarkScript};${calmModeScript}</script>`, scripts[1]]);
  expect(new Set(executed.map(([, loader]) => loader)).size).toBe(1);
});

test("the large scripts have a compile hint, and their source maps account for it", () => {
  const html = readFileSync("public/index.html", "utf8");
  const scripts = [...new Set(html.match(/\b(?:app|framework)-[0-9a-f]{20}\.js\b/g))];
  expect(scripts).toHaveLength(2);
  for (const script of scripts) {
    expect(readFileSync(path.join("public", script), "utf8").split("\n")[0]).toBe(compileHint);
    const map = JSON.parse(readFileSync(path.join("public", `${script}.map`), "utf8"));
    expect(map.mappings).toMatch(/^;+[\w+/]/);
  }
});

test("a click starts the scripts before the browser is idle", async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/about");
  const scripts = () => requests.filter((url) => url.endsWith(".js"));
  expect(scripts()).toEqual([]);
  await page.mouse.click(5, 300);
  await expect.poll(scripts).not.toEqual([]);
  await page.clock.resume();
  await waitForHydration(page);
});

test("going back to a page finds it hydrated", async ({ page }) => {
  await page.goto("/about");
  await page.goto("/resources/forms");
  await page.goBack();
  await waitForHydration(page);
  await expect(page).toHaveTitle("About Us");
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
      await waitForHydration(page);
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
    // Once hydrated, the menu is modal.
    await expect(page.locator("dialog:modal")).toHaveCount(1);
    await page.getByRole("button", { name: "Close menu" }).tap();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  });

  test("a link opens its page", async ({ page }) => {
    await gotoBeforeHydration(page, "/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).tap();
    await expect(page).toHaveTitle("Contact");
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

  test("a video's image opens the video", async ({ page, context }) => {
    await gotoBeforeHydration(page, "/about");
    await context.route(/youtube/, (route) => route.fulfill({ body: "the video" }));
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: /Play the video/ }).tap();
    await expect((await opened).getByText("the video")).toBeVisible();
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
