import { violations } from "../support/axe";
import { smallPhone } from "../support/gestures";
import { expectNoLayoutShift } from "../support/layout-shifts";
import { expect, test } from "../support/test";
import { herPhone, isLive, languageLink, offer, pathOf, words } from "./spanish";

const { step } = test;

test.skip(!isLive, "Spanish is not live.");

test.describe("on the phone of a mother who reads Spanish", () => {
  test.use(herPhone);

  test("an English page offers Spanish, and what she chooses is kept", async ({ page }) => {
    await page.goto("/appointment");
    await step("one line offers it in Spanish, without moving the page", async () => {
      await expect(offer(page)).toBeInViewport();
      await expectNoLayoutShift(page);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    });
    await step("it leads to the same page in Spanish", async () => {
      await offer(page).tap();
      await expect(page).toHaveURL(pathOf("appointment"));
      await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
      await expect(page.getByRole("link", { name: words.layout.skip })).toBeAttached();
    });
    await step("the header leads back, and nothing is offered any more", async () => {
      await languageLink(page, "English").tap();
      await expect(page).toHaveURL("/appointment");
      await languageLink(page, "Español").waitFor();
      await page.waitForLoadState("networkidle");
      await expect(offer(page)).toHaveCount(0);
    });
  });

  test("a page in Spanish offers and remembers nothing", async ({ page }) => {
    await page.goto(pathOf("appointment"));
    await page.waitForLoadState("networkidle");
    await expect(offer(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("the line is closed with the keyboard, and stays away", async ({ page }) => {
    await page.goto("/contact");
    await offer(page).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(offer(page)).toHaveCount(0);
    await expect(languageLink(page, "Español")).toBeFocused();
    await page.goto("/appointment");
    await page.waitForLoadState("networkidle");
    await expect(offer(page)).toHaveCount(0);
  });
});

test.describe("on a phone in English", () => {
  test.use({ ...smallPhone, locale: "en-US" });

  test("nothing is offered, nothing is stored, and nothing loads for it", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.goto("/appointment");
    await page.waitForLoadState("networkidle");
    await expect(languageLink(page, "Español")).toBeInViewport();
    await expect(offer(page)).toHaveCount(0);
    expect(scripts.filter((url) => url.includes("language"))).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});
