import { asShown, pages, siteUrl } from "../support/content";
import { expect, test } from "../support/test";

// Checks the server-rendered HTML: during hydration Gatsby briefly has two sets of head tags.
test.use({ javaScriptEnabled: false });

for (const { path, title, description, socialTitle, blocks } of pages) {
  test(`${path} responds with its title, heading and metadata`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(asShown(blocks[0]?.heading ?? ""));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", description);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", socialTitle);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${siteUrl}${path}`);
  });
}
