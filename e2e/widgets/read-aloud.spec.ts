import type { Page } from "@playwright/test";
import { violations } from "../support/axe";
import { type FakeSpeechWindow, fakeSpeech } from "../support/fakes/speech";
import { expect, hydrate, test } from "../support/test";
import { calmSwitch, storeCalmMode } from "./calm";

const endSentence = (page: Page) => page.evaluate(() => (window as never as FakeSpeechWindow).endSentence());
const button = (page: Page) => page.getByRole("button", { name: "Read aloud" });

test("keeps the sentence that is read in view", async ({ page }) => {
  await storeCalmMode(page);
  await fakeSpeech(page);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto("/about");
  await button(page).nth(1).click();
  for (let sentence = 0; sentence < 8; sentence += 1) {
    await endSentence(page);
    const { top, bottom } = await page.evaluate(() => {
      const [range] = CSS.highlights.get("reading") ?? [];
      return (range as Range).getBoundingClientRect().toJSON();
    });
    expect([top >= 0, bottom <= 600]).toEqual([true, true]);
  }
});

for (const path of ["/", "/our-team", "/appointment/first-visit"]) {
  test(`axe finds no violations on ${path} with the read-aloud buttons`, async ({ page }) => {
    await storeCalmMode(page);
    await fakeSpeech(page);
    await page.goto(path);
    for (const width of [390, 1280])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expect(button(page).first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
  });
}

test("the read-aloud script loads only in calm mode, and reading ends with it", async ({ page }) => {
  await fakeSpeech(page);
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
  const isSpeaking = () => page.evaluate(() => (window as never as FakeSpeechWindow).isSpeaking());
  await button(page).first().click();
  expect(await isSpeaking()).toBe(true);
  await calmSwitch(page).click();
  await expect.poll(isSpeaking).toBe(false);
});
