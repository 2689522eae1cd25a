import { pdfs } from "../support/content";
import { expect, test } from "../support/test";

test.describe("every PDF", () => {
  for (const { file, title, language } of pdfs) {
    test(`${title} (${language}) is served as a PDF, completely and by range`, async ({ request }) => {
      const whole = await request.get(file);
      expect(whole.headers()["content-type"]).toBe("application/pdf");
      const range = await request.get(file, { headers: { Range: "bytes=0-4" } });
      expect(range.status()).toBe(206);
      expect(await range.text()).toBe("%PDF-");
    });
  }
});

for (const path of [
  "/resources/forms",
  "/resources",
  "/resources/records",
  "/appointment",
  "/appointment/first-visit",
  "/services/educational-service",
]) {
  test(`${path} opens PDFs in a new tab and shows their type and size`, async ({ page }) => {
    await page.goto(path);
    const links = page.getByRole("main").locator('a[href$=".pdf"]');
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) await expect(link).toHaveAttribute("target", "_blank");
    if (path === "/resources/forms") {
      for (const link of await links.all()) await expect(link).toContainText(/PDF, \d+ pages?, \d+ KB/);
    }
  });
}
