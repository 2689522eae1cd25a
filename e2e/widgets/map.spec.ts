import type { Page } from "@playwright/test";
import { directionsTo } from "../../src/shared/clinic/contact";
import { violations } from "../support/axe";
import { clinic } from "../support/content";
import { fakeEmbeds, mapsApiKey, turnOn } from "../support/embeds";
import { mapAnswers, mapsApi } from "../support/fakes/google-maps";
import { expect, hydrate, test } from "../support/test";

const banner = (page: Page) => page.getByRole("region", { name: "Alaska's Choice for Pediatric PT/OT Care" });
const pin = (page: Page) => banner(page).locator('img[src="/map-pin.svg"]');
const scrollToBanner = (page: Page) => banner(page).evaluate((element) => element.scrollIntoView());

async function openPage(page: Page, answers: Readonly<Record<string, string | null>> = mapAnswers) {
  await turnOn(page, { mapsApiKey });
  const requests = await fakeEmbeds(page, answers);
  await page.goto("/contact");
  await hydrate(page);
  return requests;
}

test("the map shows when it nears the screen; keyboards reach the text beside it", async ({ page }) => {
  const requests = await openPage(page);
  expect(requests).toEqual([]);
  await scrollToBanner(page);
  await expect(pin(page)).toBeVisible();
  expect(requests).toHaveLength(2);
  const { options } = await page.evaluate(
    () => (window as never as { mapMade: { options: object } }).mapMade,
  );
  expect(options).toMatchObject({
    zoom: 12.8,
    center: { y: expect.closeTo(61.58, 6), x: expect.closeTo(-149.44, 6) },
  });
  await expect(banner(page).getByRole("link")).toHaveCount(3);
  expect(await violations(page)).toEqual([]);
});

test("a click on the map opens Google Maps in a new tab", async ({ page, context }) => {
  await context.route(/google\.com\/maps/, (route) => route.fulfill({ body: "The outside map" }));
  await openPage(page);
  await scrollToBanner(page);
  await expect(pin(page)).toBeVisible();
  const opening = page.waitForEvent("popup");
  const { x = 0, y = 0, width = 0 } = (await banner(page).boundingBox()) ?? {};
  await page.mouse.click(x + width - 80, y + 160);
  expect((await opening).url()).toBe(directionsTo(clinic.address));
});

test.describe("with a failure", () => {
  test.use({ allowedConsole: /The map is not shown|Failed to load resource/ });

  test("a failure is logged once, and the banner still looks complete", async ({ page }) => {
    const logs: string[] = [];
    page.on("console", (message) => logs.push(message.text()));
    await openPage(page, { ...mapAnswers, [`${mapsApi}/js`]: null });
    await scrollToBanner(page);
    const messages = () => logs.filter((text) => text.startsWith("The map is not shown."));
    await expect.poll(() => messages().length).toBe(1);
    await page.evaluate(() => window.scrollTo(0, 0));
    await scrollToBanner(page);
    await page.waitForLoadState("networkidle");
    expect(messages()).toHaveLength(1);
    await expect(pin(page)).toHaveCount(0);
    await expect(banner(page).locator("svg").first()).toBeVisible();
    await expect(banner(page).getByRole("link")).toHaveCount(3);
  });

  test("a key that the maps script rejects", async ({ page }) => {
    await openPage(page);
    await scrollToBanner(page);
    await expect(pin(page)).toBeVisible();
    await page.evaluate(() => (window as never as { gm_authFailure(): void }).gm_authFailure());
    await expect(pin(page)).toHaveCount(0);
  });
});
