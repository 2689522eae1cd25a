import { swipeLeft } from "../support/gestures";
import { expect, test } from "../support/test";
import { openSlider, pressSliderButton, shownSlide, slider } from "./slider";

test("buttons leaf both ways, say the position and stop the pictures", async ({ page }) => {
  await openSlider(page);
  await pressSliderButton(page, "Pause the pictures");
  await pressSliderButton(page, "Previous picture");
  await pressSliderButton(page, "Next picture");
  await pressSliderButton(page, "Next picture");
  await pressSliderButton(page, "Next picture");
  await expect(slider(page).getByRole("status")).toHaveText(/^Picture \d of \d$/);
  await expect(slider(page).getByRole("button", { name: "Play the pictures" })).toBeVisible();
});

test("arrow keys leaf, and the Tab key finds three buttons and nothing else", async ({ page }) => {
  await openSlider(page);
  await slider(page).getByRole("button", { name: "Pause the pictures" }).focus();
  const before = await shownSlide(slider(page)).getAttribute("alt");
  await page.keyboard.press("ArrowRight");
  await expect(shownSlide(slider(page))).not.toHaveAttribute("alt", before ?? "");
  await page.keyboard.press("ArrowLeft");
  await expect(shownSlide(slider(page))).toHaveAttribute("alt", before ?? "");
  for (const name of ["Previous picture", "Next picture"]) {
    await page.keyboard.press("Tab");
    await expect(slider(page).getByRole("button", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(slider(page).locator(":focus")).toHaveCount(0);
});

test("each button is at least 48 px tall and wide", async ({ page }) => {
  await openSlider(page);
  for (const button of await slider(page).getByRole("button").all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  }
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a swipe leafs and stops the pictures", async ({ page }) => {
    await openSlider(page);
    const before = await shownSlide(slider(page)).getAttribute("alt");
    await swipeLeft(page, slider(page), 60);
    await expect(slider(page).getByRole("button", { name: "Play the pictures" })).toBeVisible();
    await expect(shownSlide(slider(page))).not.toHaveAttribute("alt", before ?? "");
  });
});
