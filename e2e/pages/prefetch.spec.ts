import type { Page } from "@playwright/test";
import { scrollThrough } from "../support/scroll-through";
import { expect, test, waitForHydration } from "../support/test";

/** The pages whose data is asked for, as it happens. */
function pagesAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, path] = /\/page-data\/(.+)\/page-data\.json/.exec(request.url()) ?? [];
    if (path) asked.push(path);
  });
  return asked;
}

const link = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact", exact: true });

test.use({ viewport: { width: 1280, height: 800 } });

test("looking through a page asks for no other page", async ({ page }) => {
  const asked = pagesAskedFor(page);
  await page.goto("/about");
  await waitForHydration(page);
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual(["about"]);
});

for (const [name, intend] of [
  ["the mouse rests on it", (page: Page) => link(page).hover()],
  ["it has the focus", (page: Page) => link(page).focus()],
] as const) {
  test(`a link's page is fetched when ${name}, and shown with no further request`, async ({ page }) => {
    const asked = pagesAskedFor(page);
    await page.goto("/about");
    await waitForHydration(page);
    await intend(page);
    await expect.poll(() => asked).toEqual(["about", "contact"]);
    await page.waitForLoadState("networkidle");
    await link(page).click();
    await expect(page).toHaveTitle("Contact");
    expect(asked).toEqual(["about", "contact"]);
  });
}

test("its script does not wait for its data", async ({ page }) => {
  await page.goto("/about");
  await waitForHydration(page);
  const script = page.waitForRequest(/page-entries-contact/);
  await page.route("**/contact/page-data.json", async (route) => {
    await script;
    await route.continue();
  });
  await link(page).click();
  await expect(page).toHaveTitle("Contact");
});

test("nothing is fetched ahead for visitors who save data", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const asked = pagesAskedFor(page);
  await page.goto("/about");
  await waitForHydration(page);
  await link(page).hover();
  await link(page).focus();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual(["about"]);
  await link(page).click();
  await expect(page).toHaveTitle("Contact");
});
