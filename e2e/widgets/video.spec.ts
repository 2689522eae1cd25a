import type { Page } from "@playwright/test";
import { links } from "../support/content";
import { fakeEmbeds } from "../support/embeds";
import { expect, test } from "../support/test";

const videoUrl = links.find(({ id }) => id === "about-video")?.url ?? "";
const frame = `${videoUrl.replace("www.youtube.com/watch?v=", "www.youtube-nocookie.com/embed/")}?autoplay=1&modestbranding=1&rel=0`;
const opener = (page: Page) => page.getByRole("button", { name: /Play the video$/ }).first();
const dialog = (page: Page) => page.getByRole("dialog");

async function openPage(page: Page) {
  const requests = await fakeEmbeds(page);
  await page.goto("/about");
  return requests;
}

test("a click opens the video, and nothing is requested from YouTube before that", async ({ page }) => {
  const requests = await openPage(page);
  await opener(page).scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator("iframe")).toHaveAttribute("src", frame);
  await expect(dialog(page).getByRole("link", { name: /open the video/ })).toHaveAttribute("href", videoUrl);
  await expect(dialog(page).getByRole("status")).toBeEmpty();
  expect(requests.map((request) => request.url())).toEqual([frame]);
});

test("each way to close the video removes its iframe and returns the focus", async ({ page }) => {
  await openPage(page);
  for (const close of [
    () => page.getByRole("button", { name: "Close video" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(4, 4),
  ]) {
    await opener(page).press("Enter");
    await expect(page.getByRole("button", { name: "Close video" })).toBeFocused();
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  }
});

test("below each video and the podcast is what is said, or how to get the words", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const path of ["/", "/about", "/services", "/services/occupational-therapy", "/resources"]) {
    await page.goto(path);
    const videos = await page.getByRole("link", { name: /Play the video/ }).count();
    const podcasts = path === "/resources" ? 1 : 0;
    const words = page.getByText(/^Read what is said/);
    await expect(words).toHaveCount(videos + podcasts);
    for (const each of await words.all()) await each.click();
    await expect(page.getByText(/^Captions: /).filter({ visible: true })).toHaveCount(videos + podcasts);
    expect(videos, path).toBeGreaterThan(0);
  }
  await page.close();
});

test("it can be opened and closed many times in quick succession", async ({ page }) => {
  await openPage(page);
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
