import { expect, test } from "../support/test";

test.use({ allowedConsole: /status of 404/, viewport: { width: 390, height: 844 } });

for (const path of ["/no-such-page", "/services/magic", "/about/nothing?x=1", "/team.html"]) {
  test(`${path} shows the not-found page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle("Page Not Found");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await expect(
      page.getByText("Oops! The page you're looking for doesn't exist or has been moved."),
    ).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Quick actions" })).toHaveCount(0);
    await page.getByRole("link", { name: "Go to Home" }).click();
    await expect(page).toHaveURL("/");
  });
}
