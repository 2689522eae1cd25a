import type { Page } from "@playwright/test";
import { scrollThrough } from "../support/scroll-through";
import { expect, hydrate, test } from "../support/test";

/** Collects the pages whose page data is requested. */
function requestedPages(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    const [, path] = /\/page-data\/(.+)\/page-data\.json/.exec(request.url()) ?? [];
    if (path) requested.push(path);
  });
  return requested;
}

const link = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact", exact: true });

test.use({ viewport: { width: 1280, height: 800 } });

test("scrolling through a page prefetches no other page", async ({ page }) => {
  const requested = requestedPages(page);
  await page.goto("/about");
  await hydrate(page);
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  expect(requested).toEqual(["about"]);
});

for (const [name, showIntent] of [
  ["it is hovered", (page: Page) => link(page).hover()],
  ["it is focused", (page: Page) => link(page).focus()],
] as const) {
  test(`a link's page is prefetched when ${name}, and shown without further requests`, async ({ page }) => {
    const requested = requestedPages(page);
    await page.goto("/about");
    await hydrate(page);
    await showIntent(page);
    await expect.poll(() => requested).toEqual(["about", "contact"]);
    await page.waitForLoadState("networkidle");
    await link(page).click();
    await expect(page).toHaveTitle("Contact");
    expect(requested).toEqual(["about", "contact"]);
  });
}

test("a page's script does not wait for its data", async ({ page }) => {
  await page.goto("/about");
  await hydrate(page);
  const script = page.waitForRequest(/page-entries-contact/);
  await page.route("**/contact/page-data.json", async (route) => {
    await script;
    await route.continue();
  });
  await link(page).click();
  await expect(page).toHaveTitle("Contact");
});

test("nothing is prefetched for visitors who save data", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const requested = requestedPages(page);
  await page.goto("/about");
  await hydrate(page);
  await link(page).hover();
  await link(page).focus();
  await page.waitForLoadState("networkidle");
  expect(requested).toEqual(["about"]);
  await link(page).click();
  await expect(page).toHaveTitle("Contact");
});
