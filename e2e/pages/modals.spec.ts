import type { Page } from "@playwright/test";
import { fakeEmbeds } from "../support/embeds";
import { expect, test, waitForHydration } from "../support/test";

const openMenu = (page: Page) => page.getByRole("button", { name: "Open menu" });
const dialogs = [
  { name: "the menu", path: "/about", width: 390, opener: openMenu },
  {
    name: "a video",
    path: "/about",
    width: 1280,
    opener: (page: Page) => page.getByRole("button", { name: /Play the video$/ }),
  },
];

/** What the Tab key reaches, one after the other. */
async function reached(page: Page, presses: number): Promise<string[]> {
  const places: string[] = [];
  while (places.length < presses) {
    await page.keyboard.press("Tab");
    places.push(
      await page.evaluate(
        () => document.activeElement?.closest("dialog, header, main, footer, body")?.tagName ?? "",
      ),
    );
  }
  return places;
}

for (const { name, path, width, opener } of dialogs) {
  test.describe(`behind ${name}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("the page is held until it closes", async ({ page }) => {
      await fakeEmbeds(page);
      await page.goto(path);
      await waitForHydration(page);
      const held = page.locator("footer[inert]");
      const scrolled = () => page.evaluate(() => window.scrollY);
      await opener(page).press("Enter");
      await expect(held).toHaveCount(1);
      for (const place of await reached(page, 30)) expect(["DIALOG", "BODY"]).toContain(place);
      const place = await scrolled();
      await page.mouse.move(5, 400);
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(200);
      expect(await scrolled()).toBe(place);

      await page.getByRole("dialog").getByRole("button").first().press("Escape");
      await expect(opener(page)).toBeFocused();
      await expect(held).toHaveCount(0);
      await expect(page.locator("main, header, #gatsby-announcer").and(page.locator("[inert]"))).toHaveCount(
        0,
      );
      expect(await reached(page, 2)).not.toContain("DIALOG");
      await page.mouse.wheel(0, 600);
      await expect.poll(scrolled).toBeGreaterThan(place);
    });

    test("the page is let go when it is left for another", async ({ page }) => {
      await fakeEmbeds(page);
      await page.goto("/contact");
      await waitForHydration(page);
      await page.evaluate((to) => window.___navigate(to), path);
      await expect(page).toHaveTitle("About Us");
      await opener(page).press("Enter");
      await expect(page.locator("footer[inert]")).toHaveCount(1);
      await page.goBack();
      await expect(page).toHaveTitle("Contact");
      await expect(page.locator("dialog:popover-open")).toHaveCount(0);
      await expect(page.locator("footer[inert], main[inert], header[inert]")).toHaveCount(0);
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`beside the menu ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, javaScriptEnabled });

    test("a press closes it, and does not reach the link below", async ({ page }) => {
      await page.goto("/about");
      const link = page.getByRole("main").getByRole("link").first();
      await link.scrollIntoViewIfNeeded();
      const { x, y, height } = (await link.boundingBox()) ?? { x: 0, y: 0, height: 0 };
      expect(x).toBeLessThan(80);
      await openMenu(page).tap();
      await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
      await page.touchscreen.tap(x + 8, y + height / 2);
      await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
      await expect(page).toHaveURL("/about");
    });
  });
}
