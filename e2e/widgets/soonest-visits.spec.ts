import type { Page } from "@playwright/test";
import { buildDay } from "../support/built-pages";
import { expect, test } from "../support/test";
import { current, linesOf, soonestVisits } from "./soonest-visits";

const atNoon = (day: string) => new Date(`${day}T12:00:00-09:00`);
const lines = (page: Page) => page.locator("[data-until]").filter({ hasText: "first visit in about" });
const otherwise = (page: Page) => page.locator("dated-notices:has(ul) p");

test("how soon a family can come is on the pages and on paper, each line with its date", async ({ page }) => {
  await page.clock.setFixedTime(atNoon(buildDay));
  for (const { path, block } of soonestVisits) {
    await page.goto(path);
    for (const media of ["screen", "print"] as const) {
      await page.emulateMedia({ media });
      await expect(lines(page).filter({ visible: true })).toHaveText(linesOf(block));
      await expect(otherwise(page)).toBeVisible({ visible: current.length === 0 });
    }
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages say how to ask, since nothing could take an old line away", async ({ page }) => {
    for (const { path } of soonestVisits) {
      await page.goto(path);
      await expect(otherwise(page)).toBeVisible();
      await expect(lines(page).filter({ visible: true })).toHaveCount(0);
    }
  });
});
