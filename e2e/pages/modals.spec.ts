import type { Page } from "@playwright/test";
import { fakeEmbeds } from "../support/embeds";
import { waitForScrollEnd } from "../support/scroll-end";
import { expect, test } from "../support/test";

test.use({ reducedMotion: "no-preference" });

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

/** Whatever lies modal over the page. */
const modal = (page: Page) => page.locator("dialog:modal");

/** The regions that the Tab key moves the focus to, in order. */
async function focusedRegions(page: Page, count: number): Promise<string[]> {
  const regions: string[] = [];
  while (regions.length < count) {
    await page.keyboard.press("Tab");
    regions.push(
      await page.evaluate(
        () => document.activeElement?.closest("dialog, header, main, footer, body")?.tagName ?? "",
      ),
    );
  }
  return regions;
}

for (const { name, path, width, opener } of dialogs) {
  test.describe(`behind ${name}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("the page is inert and does not scroll until it closes", async ({ page }) => {
      await fakeEmbeds(page);
      await page.goto(path);
      const scrolled = () => page.evaluate(() => window.scrollY);
      await opener(page).press("Enter");
      await expect(modal(page)).toHaveCount(1);
      for (const region of await focusedRegions(page, 30)) expect(["DIALOG", "BODY"]).toContain(region);
      await waitForScrollEnd(page);
      const before = await scrolled();
      await page.mouse.move(5, 400);
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(200);
      expect(await scrolled()).toBe(before);

      await page.getByRole("dialog").getByRole("button").first().press("Escape");
      await expect(opener(page)).toBeFocused();
      await expect(modal(page)).toHaveCount(0);
      expect(await focusedRegions(page, 2)).not.toContain("DIALOG");
      await page.mouse.wheel(0, 600);
      await expect.poll(scrolled).toBeGreaterThan(before);
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`beside the menu ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, javaScriptEnabled });

    test("a tap closes it, and does not activate the link below", async ({ page }) => {
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
