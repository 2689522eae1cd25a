import { expect, test } from "../support/test";

test("the hours lead to a calendar and feed of closed days, but not on paper", async ({ page, request }) => {
  await page.goto("/services/educational-service");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Add our closed days to your calendar" })).toBeVisible();
  for (const name of ["save them as a file", "follow them in a news reader"]) {
    const href = await main.getByRole("link", { name }).getAttribute("href");
    expect((await request.get(href ?? "")).status(), name).toBe(200);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Add our closed days").filter({ visible: true })).toHaveCount(0);
});
