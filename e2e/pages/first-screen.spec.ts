import { clinic } from "../support/content";
import { phones } from "../support/first-screen";
import { mondayMorning } from "../support/form-helpers";
import { expect, test } from "../support/test";

test.use({ hasTouch: true });

const highest = { header: 112, banner: 60, bannerInSpanish: 84 };

for (const [path, highestBanner] of [
  ["/about", highest.banner],
  ["/es", highest.bannerInSpanish],
] as const) {
  test(`header and closure banner of ${path} are low on a phone, and have the numbers`, async ({ page }) => {
    // A Sunday: "opens tomorrow" is the longest status of a week without days closed.
    await page.clock.setFixedTime(mondayMorning.getTime() - 24 * 60 * 60_000);
    await page.goto(path);
    const header = page.getByRole("banner");
    for (const phone of phones) {
      await page.setViewportSize(phone);
      await expect(header.getByRole("link", { name: clinic.phones.main }).first()).toBeInViewport({
        ratio: 1,
      });
      await expect(header.getByText(`Fax ${clinic.phones.fax}`).first()).toBeInViewport({ ratio: 1 });
      const bottom = await header.evaluate(
        (each) => each.lastElementChild?.getBoundingClientRect().bottom ?? 0,
      );
      const top = await page.getByRole("main").evaluate((each) => each.getBoundingClientRect().top);
      expect(bottom, `the header, ${phone.width} px wide`).toBeLessThanOrEqual(highest.header);
      expect(top - bottom, `the banner, ${phone.width} px wide`).toBeLessThanOrEqual(highestBanner);
    }
  });
}
