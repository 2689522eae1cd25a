import type { Page } from "@playwright/test";
import { violations } from "../support/axe";
import { type FakeSpeechWindow, fakeSpeech } from "../support/fakes/speech";
import { expect, hydrate, test } from "../support/test";
import { calmSwitch, storeCalmMode } from "./calm";

const spoken = (page: Page) => page.evaluate(() => (window as never as FakeSpeechWindow).spoken);
const endSentence = (page: Page) => page.evaluate(() => (window as never as FakeSpeechWindow).endSentence());
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("reads sentence by sentence, pauses, resumes, stops, and makes no requests", async ({ page }) => {
  await storeCalmMode(page);
  await fakeSpeech(page, "local");
  await page.goto("/appointment");
  const section = page.locator("section", { has: page.getByRole("heading", { name: "How to Pay" }) });
  await section.getByRole("button", { name: "Read aloud" }).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  // Images further down the page may still load.
  page.on("request", (request) => request.resourceType() === "image" || requests.push(request.url()));

  await section.getByRole("button", { name: "Read aloud" }).press("Enter");
  expect(await spoken(page)).toEqual(["How to Pay"]);
  for (let sentence = 0; sentence < 2; sentence += 1) await endSentence(page);
  const [, , third = ""] = await spoken(page);
  expect(await page.evaluate(() => [...(CSS.highlights.get("reading") ?? [])].map(String))).toEqual([third]);
  await page.keyboard.press("Enter");
  await expect(button(page, "Resume")).toBeFocused();
  await page.keyboard.press("Enter");
  expect((await spoken(page)).slice(2)).toEqual([third, third]);
  const stop = section.getByRole("button", { name: "Stop" });
  await stop.click();
  await expect(stop).toHaveCount(0);
  expect(await page.evaluate(() => CSS.highlights.size)).toBe(0);
  expect(requests).toEqual([]);
});

test("keeps the sentence that is read in view", async ({ page }) => {
  await storeCalmMode(page);
  await fakeSpeech(page, "local");
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto("/about");
  await button(page, "Read aloud").nth(1).click();
  for (let sentence = 0; sentence < 8; sentence += 1) {
    await endSentence(page);
    const { top, bottom } = await page.evaluate(() => {
      const [range] = CSS.highlights.get("reading") ?? [];
      return (range as Range).getBoundingClientRect().toJSON();
    });
    expect([top >= 0, bottom <= 600]).toEqual([true, true]);
  }
});

test("stops when calm mode is turned off and on navigation", async ({ page }) => {
  await storeCalmMode(page);
  await fakeSpeech(page, "local");
  await page.goto("/about");
  const isSpeaking = () => page.evaluate(() => (window as never as FakeSpeechWindow).isSpeaking());
  await button(page, "Read aloud").first().click();
  expect(await isSpeaking()).toBe(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveTitle("Contact");
  expect(await isSpeaking()).toBe(false);
  await button(page, "Read aloud").first().click();
  await calmSwitch(page).click();
  await expect(button(page, "Pause")).toHaveCount(0);
  expect(await isSpeaking()).toBe(false);
});

for (const path of ["/", "/our-team", "/appointment/first-visit"]) {
  test(`axe finds no violations on ${path} with the read-aloud buttons`, async ({ page }) => {
    await storeCalmMode(page);
    await fakeSpeech(page, "local");
    await page.goto(path);
    for (const width of [390, 1280])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole("button", { name: "Read aloud" }).first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
  });
}

test("the read-aloud script loads only in calm mode", async ({ page }) => {
  await page.goto("/about");
  await hydrate(page);
  await page.waitForLoadState("networkidle");
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ name }) => name),
    );
  const before = await scripts();
  await calmSwitch(page).click();
  await expect.poll(async () => (await scripts()).length).toBe(before.length + 1);
});
