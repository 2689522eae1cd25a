import type { Page } from "@playwright/test";
import { violations } from "../support/axe";
import { requestsOf } from "../support/scripts";
import { expect, hydrate, test } from "../support/test";

const smallScreen = { width: 390, height: 844 };

const finder = (page: Page) => page.getByRole("region", { name: "What do you see at home?" });
const field = (page: Page) => page.getByRole("searchbox");
const answers = (page: Page) => page.getByRole("search").locator("ol a");
const status = (page: Page) => page.getByRole("search").getByRole("status");

async function openFinder(page: Page): Promise<void> {
  await page.setViewportSize(smallScreen);
  await page.goto("/services#worry-finder");
  await hydrate(page);
}

test("by keyboard on a phone: from Home to a concern, and a request about it", async ({ page }) => {
  const { keyboard } = page;
  const requests = requestsOf(page);
  await page.setViewportSize(smallScreen);
  await page.goto("/");
  await hydrate(page);
  await page.getByRole("link", { name: "Ask in Your Own Words" }).focus();
  await keyboard.press("Enter");
  await expect(finder(page).getByRole("heading", { level: 2 })).toBeFocused();
  await field(page).focus();
  await keyboard.type("hates hair wahsed", { delay: 60 });
  await expect(answers(page).first()).toHaveText("Hates having hair washed or cut");
  await keyboard.press("Enter");
  await expect(answers(page).first()).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hates having hair washed or cut");
  expect(requests.filter((request) => /wahsed/i.test(request))).toEqual([]);
});

test("an answer to the question on Home opens its list, and leads there by keyboard", async ({ page }) => {
  await page.setViewportSize(smallScreen);
  await page.goto("/");
  await page.getByRole("link", { name: "Moving", exact: true }).click();
  await expect(page.locator("summary", { hasText: /^Moving$/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("#moving").getByRole("link", { name: "Walks on toes" })).toBeFocused();
});

test("what is typed is in no URL, no request and no storage that outlives the tab", async ({ page }) => {
  const requests = requestsOf(page);
  await openFinder(page);
  await field(page).pressSequentially("moose in the yard", { delay: 60 });
  await expect(status(page)).toHaveText(/says nothing about your worry/);
  await page.getByRole("link", { name: "Ask in writing" }).click();
  await expect(page.getByRole("textbox", { name: "Your message" })).toHaveValue(
    "What I see at home: moose in the yard\nMy child's age: ",
  );
  await page.waitForLoadState("networkidle");
  expect(requests.length).toBeGreaterThan(5);
  expect(requests.filter((request) => request.includes("moose"))).toEqual([]);
  expect(page.url()).not.toContain("moose");
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie);
  expect(stored).not.toContain("moose");
});

test.describe("when the file of the search does not load", () => {
  test.use({ allowedConsole: /net::ERR_FAILED/ });

  test("the search loads when the field is touched, and says so if it does not", async ({ page }) => {
    const files: string[] = [];
    page.on("request", (request) => files.push(new URL(request.url()).pathname));
    await openFinder(page);
    await page.waitForLoadState("networkidle");
    expect(files.filter((file) => /search/.test(file))).toEqual([]);
    await page.route("**/search/en.json", (route) => route.abort());
    await field(page).focus();
    await expect(status(page)).toHaveText(/did not load/);
    await finder(page).getByText("Moving", { exact: true }).click();
    await expect(finder(page).getByRole("link", { name: "Walks on toes" })).toBeVisible();
  });
});

test("an emergency comes first, below the crisis lines, and axe finds no violations", async ({ page }) => {
  await openFinder(page);
  for (const [typed, name] of [
    ["my 2 yr old drank bleach", /^Took pills, cleaner/],
    ["swalowed a batery", /^Swallowed a battery/],
    ["his uncle touched him", /^Someone may have hurt/],
    ["fell off the deck", /^Fell from high up/],
    ["siezure", /^Has a seizure/],
    ["wants to kill herself", /^Talks about dying/],
    ["se tragó una pila", /^Se tragó una pila/],
  ] as const)
    await test.step(typed, async () => {
      await field(page).fill(typed);
      await expect(answers(page).first()).toHaveText(name);
      await expect(status(page)).toHaveText(/may not be able to wait/);
      await expect(finder(page).locator('a[href="tel:911"]')).toBeVisible();
      await expect(finder(page).locator('a[href="tel:988"]')).toBeVisible();
    });
  expect(await violations(page)).toEqual([]);
});
