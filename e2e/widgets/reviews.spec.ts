import type { Page } from "@playwright/test";
import { fakeEmbeds, reviewsWidgetUrl, turnOn } from "../support/embeds";
import { expect, test, waitForHydration } from "../support/test";

/** A widget as they are: it writes beside its script, and leaves styles and layers in the head and the body. */
const widget = `{
const script = document.currentScript;
const words = document.createElement("p");
words.textContent = "Five stars from the widget";
script.after(words);
for (const [part, name] of [[document.head, "style"], [document.body, "dialog"]]) {
  const stray = document.createElement(name);
  stray.className = "widget-stray";
  part.append(stray);
}
}`;
const section = (page: Page) => page.getByRole("region", { name: "What families say about us" });

const quotes = (page: Page) => section(page).locator("blockquote");
const words = (page: Page) => page.getByText("Five stars from the widget");
const strays = (page: Page) => page.locator(".widget-stray");
const script = (page: Page) => page.locator(`script[src="${reviewsWidgetUrl}"]`);

async function visit(page: Page, answer: string | null) {
  await turnOn(page, { reviewsWidgetUrl });
  const asked = await fakeEmbeds(page, { [reviewsWidgetUrl]: answer });
  await page.goto("/about");
  await waitForHydration(page);
  return asked;
}

async function leave(page: Page) {
  await page.getByRole("banner").getByRole("link", { name: "Guidepost Pediatric" }).click();
  await expect(page).toHaveTitle("Home");
}

test.describe("a widget that writes styles, which the policy refuses", () => {
  test.use({ allowedConsole: /Applying inline style violates/ });

  test("the widget takes the quotes' place near the screen, and leaves with everything it brought", async ({
    page,
  }) => {
    const asked = await visit(page, widget);
    expect(asked).toEqual([]);
    await expect(quotes(page).first()).toBeAttached();
    await section(page).scrollIntoViewIfNeeded();
    await expect(words(page)).toBeVisible();
    await expect(quotes(page)).toHaveCount(0);
    await expect(strays(page)).toHaveCount(2);

    await leave(page);
    await expect(words(page)).toHaveCount(0);
    await expect(strays(page)).toHaveCount(0);
    await expect(script(page)).toHaveCount(0);

    await page.goBack();
    await section(page).scrollIntoViewIfNeeded();
    await expect(words(page)).toHaveCount(1);
    await expect(strays(page)).toHaveCount(2);
  });
});

test("a widget that arrives after the visitor has left leaves nothing behind", async ({ page }) => {
  await visit(page, widget);
  let arrive: (() => void) | undefined;
  await page.route(reviewsWidgetUrl, async (route) => {
    await new Promise<void>((done) => {
      arrive = done;
    });
    const late = `window.widgetRan = true; document.body.append(Object.assign(document.createElement("div"), { className: "widget-stray" }));`;
    await route.fulfill({ contentType: "text/javascript", body: late });
  });
  await section(page).scrollIntoViewIfNeeded();
  await expect.poll(() => arrive).toBeDefined();
  await leave(page);
  arrive?.();
  await page.waitForFunction(() => "widgetRan" in window);
  await expect(strays(page)).toHaveCount(0);
});

test("a widget that shows nothing leaves the quotes", async ({ page }) => {
  const asked = await visit(page, "");
  await section(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBe(1);
  await expect(quotes(page).first()).toBeVisible();
});

test("without an address there are quotes and no script", async ({ page }) => {
  const asked = await fakeEmbeds(page);
  await page.goto("/about");
  await waitForHydration(page);
  await section(page).scrollIntoViewIfNeeded();
  await expect(quotes(page).first()).toBeVisible();
  expect(asked).toEqual([]);
});

test.describe("when the script is blocked", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("the quotes stay", async ({ page }) => {
    const asked = await visit(page, null);
    await section(page).scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBe(1);
    await expect(quotes(page).first()).toBeVisible();
    await leave(page);
    await expect(script(page)).toHaveCount(0);
  });
});
