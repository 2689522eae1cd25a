import type { Page } from "@playwright/test";
import { links } from "../support/content";
import { fakeEmbeds } from "../support/embeds";
import { expect, test, waitForHydration } from "../support/test";

const address = links.find(({ id }) => id === "about-video")?.url ?? "";
const frame = `${address.replace("www.youtube.com/watch?v=", "www.youtube-nocookie.com/embed/")}?autoplay=1&modestbranding=1&rel=0`;
const opener = (page: Page) => page.getByRole("button", { name: /Play the video$/ }).first();
const dialog = (page: Page) => page.getByRole("dialog");

async function visit(page: Page, path = "/about") {
  const asked = await fakeEmbeds(page);
  await page.goto(path);
  await waitForHydration(page);
  return asked;
}

test("a press opens the video, and only then is its third party asked", async ({ page }) => {
  const asked = await visit(page);
  await opener(page).scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator("iframe")).toHaveAttribute("src", frame);
  await expect(dialog(page).getByRole("link", { name: /open the video/ })).toHaveAttribute("href", address);
  await expect(dialog(page).getByRole("status")).toBeEmpty();
  expect(asked.map((request) => request.url())).toEqual([frame]);

  // The page behind holds still.
  const scrolled = () => page.evaluate(() => window.scrollY);
  const place = await scrolled();
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("PageDown");
  expect(await scrolled()).toBe(place);
});

const waysToClose: [string, (page: Page) => Promise<void>][] = [
  ["the close button", (page) => page.getByRole("button", { name: "Close video" }).click()],
  ["Escape", (page) => page.keyboard.press("Escape")],
  ["a press beside it", (page) => page.mouse.click(4, 4)],
];
for (const [name, close] of waysToClose) {
  test(`${name} closes the video, takes its frame away and gives focus back`, async ({ page }) => {
    await visit(page);
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Close video" })).toBeFocused();
    await close(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });
}

test("it can be opened and closed many times, as fast as one can", async ({ page }) => {
  await visit(page);
  for (let time = 0; time < 5; time++) {
    await opener(page).press("Enter");
    await page.keyboard.press("Escape");
  }
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await opener(page).dblclick();
  await expect(dialog(page)).toHaveCount(1);
  await expect(page.locator("iframe")).toHaveCount(1);
});

test("leaving the page leaves no video behind", async ({ page }) => {
  await visit(page, "/resources");
  await page.getByRole("banner").getByRole("link", { name: "Guidepost Pediatric" }).click();
  await expect(page).toHaveTitle("Home");
  await opener(page).press("Enter");
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle("Resources");
  await expect(page.locator("iframe")).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Guidepost Pediatric" }).click();
  await expect(page).toHaveTitle("Home");
});

test.describe("when the video is blocked", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("another way to it is in the dialog", async ({ page }) => {
    await fakeEmbeds(page, { [frame.split("?")[0] ?? ""]: null });
    await page.goto("/about");
    await waitForHydration(page);
    await opener(page).click();
    await expect(dialog(page).getByRole("link", { name: /open the video/ })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the picture is a link to the video in a new tab", async ({ page }) => {
    await page.goto("/about");
    const link = page.getByRole("link", { name: /Play the video \(opens in a new tab\)/ });
    await expect(link).toHaveAttribute("href", address);
    await expect(link).toHaveAttribute("target", "_blank");
  });
});

for (const [path, count] of [
  ["/", 1],
  ["/about", 1],
  ["/services", 1],
  ["/resources", 7],
] as const) {
  test(`${path} plays its videos in the dialog`, async ({ page }) => {
    await visit(page, path);
    const openers = page.getByRole("button", { name: /Play the video$/ });
    await expect(openers).toHaveCount(count);
    for (const each of await openers.all()) {
      await each.press("Enter");
      await expect(page.locator("iframe")).toHaveAttribute(
        "src",
        /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
      );
      await page.keyboard.press("Escape");
      await expect(page.locator("iframe")).toHaveCount(0);
    }
  });
}
