import type { Page } from "@playwright/test";
import { fakeEmbeds, reviewsWidgetUrl, turnOn } from "../support/embeds";
import { expect, hydrate, test } from "../support/test";

test.use({ reducedMotion: "no-preference" });

/** A typical widget: it inserts text after its script, and adds elements to the head and the body. */
const widget = `{
const script = document.currentScript;
const words = document.createElement("p");
words.textContent = "Five stars from the widget";
script.after(words);
for (const [part, name] of [[document.head, "style"], [document.body, "dialog"]]) {
  const injected = document.createElement(name);
  injected.className = "widget-injected";
  part.append(injected);
}
}`;
const section = (page: Page) => page.getByRole("region", { name: "What families say about us" });

const quotes = (page: Page) => section(page).locator("blockquote");
const words = (page: Page) => page.getByText("Five stars from the widget");
const injectedNodes = (page: Page) => page.locator(".widget-injected");

async function openPage(page: Page, answer: string | null) {
  await turnOn(page, { reviewsWidgetUrl });
  const requests = await fakeEmbeds(page, { [reviewsWidgetUrl]: answer });
  await page.goto("/about");
  await hydrate(page);
  return requests;
}

test.describe("a widget that writes styles, which the Content-Security-Policy blocks", () => {
  test.use({ allowedConsole: /Applying inline style violates/ });

  test("the widget replaces the quotes near the screen", async ({ page }) => {
    const requests = await openPage(page, widget);
    expect(requests).toEqual([]);
    await expect(quotes(page).first()).toBeAttached();
    await section(page).scrollIntoViewIfNeeded();
    await expect(words(page)).toBeVisible();
    await expect(quotes(page).first()).toBeHidden();
    await expect(injectedNodes(page)).toHaveCount(2);
  });
});

test("with a widget that shows nothing, the quotes stay", async ({ page }) => {
  const requests = await openPage(page, "");
  await section(page).scrollIntoViewIfNeeded();
  await expect.poll(() => requests.length).toBe(1);
  await expect(quotes(page).first()).toBeVisible();
});

test("without a widget URL there are quotes and no script", async ({ page }) => {
  const requests = await fakeEmbeds(page);
  await page.goto("/about");
  await hydrate(page);
  await section(page).scrollIntoViewIfNeeded();
  await expect(quotes(page).first()).toBeVisible();
  expect(requests).toEqual([]);
});
