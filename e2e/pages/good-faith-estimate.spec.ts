import { printedPages } from "../support/print-to-pdf";
import { expect, test } from "../support/test";

test("from How to Pay and from the insurers, families find the Good Faith Estimate and how to dispute a bill", async ({
  page,
}) => {
  for (const [start, section] of [
    ["/appointment", "How to Pay"],
    ["/", "Insurance we accept"],
  ] as const) {
    await page.goto(start);
    await page
      .getByRole("region", { name: section })
      .getByRole("link", { name: "Good Faith Estimate" })
      .click();
    await expect(page).toHaveURL("/good-faith-estimate");
    await expect(page.getByRole("heading", { level: 1, name: "Good Faith Estimate" })).toBeVisible();
  }
  const printed = (await printedPages(page)).join(" ");
  for (const words of ["at least $400 more", "120 calendar days", "1-800-985-3059", "3 business days"]) {
    expect(printed).toContain(words);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the notice says how to dispute a bill", async ({ page }) => {
    await page.goto("/good-faith-estimate");
    await expect(page.getByRole("region", { name: "If the bill is too high" })).toContainText(
      "1-800-985-3059",
    );
  });
});
