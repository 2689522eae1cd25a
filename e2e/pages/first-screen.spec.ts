import { isEnglish, visitedPages } from "../support/built-pages";
import { expect, test } from "../support/test";

/** The usual one, and a small one, where Spanish words and its longer closure banner need a little more. */
const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];
const highest = { header: 112, banner: 60, bannerInSpanish: 84 };

// The browser logs the 404 status of the not-found page.
test.use({ hasTouch: true, allowedConsole: /status of 404/ });

for (const { path, words } of visitedPages) {
  test(`the first screen of a phone has the heading and the first action of ${path}`, async ({ page }) => {
    await page.goto(path);
    const heading = page.getByRole("heading", { level: 1 });
    // The first section of some pages only says what the page is about.
    const action = page
      .getByRole("main")
      .locator("section")
      .first()
      .locator("a, button, input, summary")
      .filter({ visible: true });
    const bar = page.getByRole("navigation", { name: words.layout.quickActions });
    const parts = [heading, ...((await action.count()) > 0 ? [action.first()] : [])];
    for (const phone of isEnglish({ words }) ? phones : phones.slice(0, 1)) {
      await page.setViewportSize(phone);
      const end = (await bar.count()) > 0 ? (await bar.boundingBox())?.y : undefined;
      for (const part of parts) {
        const box = await part.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0), `${phone.width} px wide`).toBeLessThanOrEqual(
          end ?? phone.height,
        );
      }
    }
  });
}

for (const [path, highestBanner] of [
  ["/about", highest.banner],
  ["/es", highest.bannerInSpanish],
] as const) {
  test(`header and closure banner of ${path} are low on a phone, and have the numbers`, async ({ page }) => {
    await page.goto(path);
    const header = page.getByRole("banner");
    for (const phone of phones) {
      await page.setViewportSize(phone);
      await expect(header.getByRole("link", { name: /555-0142/ }).first()).toBeInViewport({ ratio: 1 });
      await expect(header.getByText("Fax (907) 555-0143").first()).toBeInViewport({ ratio: 1 });
      const tops = await page.evaluate(() =>
        [document.querySelector("dated-notices")?.parentElement, document.querySelector("main")].map(
          (each) => each?.getBoundingClientRect().top,
        ),
      );
      const [banner = 0, main = 0] = tops;
      expect(banner, `the header, ${phone.width} px wide`).toBeLessThanOrEqual(highest.header);
      expect(main - banner, `the banner, ${phone.width} px wide`).toBeLessThanOrEqual(highestBanner);
    }
  });
}
