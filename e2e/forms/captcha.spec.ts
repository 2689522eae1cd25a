import { captchaBox } from "../support/fakes/recaptcha";
import { field, forms, openForm } from "../support/form-helpers";
import { expect, test } from "../support/test";

for (const { name, path } of forms) {
  test.describe(`the ${name} form`, () => {
    test("requests nothing from the captcha provider before it is focused, then shows the dark, normal-size box", async ({
      page,
    }) => {
      const thirdParty: string[] = [];
      page.on("request", (request) => {
        if (!request.url().startsWith("http://127.0.0.1")) thirdParty.push(request.url());
      });
      await openForm(page, path);
      await page.waitForLoadState("networkidle");
      expect(thirdParty).toEqual([]);
      const captchaSlot = page.locator("#field-captcha");
      const layout = () =>
        captchaSlot.evaluate((box) => {
          const form = box.closest("form")?.getBoundingClientRect();
          const { top, height } = box.getBoundingClientRect();
          return [Math.round(top - (form?.top ?? Number.NaN)), height];
        });
      const before = await layout();
      await field(page, "Your message").focus();
      await expect(captchaBox(page)).toBeVisible();
      await expect(page.locator("[data-look]")).toHaveAttribute("data-look", "dark normal");
      expect(await layout()).toEqual(before);
    });
  });
}

test("the captcha fits a screen of 320 px despite its fixed width", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openForm(page, "/contact");
  await field(page, "Your message").focus();
  await expect(captchaBox(page)).toBeVisible();
  const right = await page.locator("[data-look]").evaluate((box) => box.getBoundingClientRect().right);
  const edge = await page.locator("#field-captcha").evaluate((box) => box.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(edge);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
