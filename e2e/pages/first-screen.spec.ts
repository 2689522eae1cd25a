import { phones } from "../support/first-screen";
import { expect, test } from "../support/test";

const highest = { header: 112, banner: 60, bannerInSpanish: 84 };

test.use({ hasTouch: true });

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
