import type { Page } from "@playwright/test";
import { firstBlock } from "../support/content";
import { smallPhone } from "../support/gestures";
import { expect, test } from "../support/test";

const { path, block } = firstBlock("sensory-guide");
const [, secondRoom] = block.rooms;
if (!secondRoom) throw new Error("The guide has fewer than two rooms.");

const plan = (page: Page) => page.getByRole("navigation", { name: "Plan of the rooms" }).getByRole("link");

test("by keyboard: each room of the plan shows its focus and leads to its entry", async ({ page }) => {
  await page.goto(path);
  await expect(plan(page)).toHaveCount(block.rooms.length);
  await plan(page).first().focus();
  const widths = () =>
    plan(page)
      .locator("rect")
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).strokeWidth));
  await page.keyboard.press("Tab");
  const [unfocused, focused] = await widths();
  expect(focused).not.toBe(unfocused);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${path}#${secondRoom.id}`);
  await expect(page.locator(`#${secondRoom.id}`)).toBeInViewport();
});

test.describe("on a phone", () => {
  test.use(smallPhone);

  test("each room of the plan is large enough to be tapped", async ({ page }) => {
    await page.goto(path);
    for (const room of await plan(page).all()) {
      const box = await room.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});
