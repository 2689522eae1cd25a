import { swipeLeft } from "../support/gestures";
import { expect, test } from "../support/test";
import { clickSliderButton, openSlider, slider, untilAtRest, visibleSlide } from "./slider";

test.use({ reducedMotion: "no-preference" });

test("the buttons go both ways, announce the position and stop the slideshow", async ({ page }) => {
  await openSlider(page);
  await clickSliderButton(page, "Pause the pictures");
  await clickSliderButton(page, "Previous picture");
  await clickSliderButton(page, "Next picture");
  await clickSliderButton(page, "Next picture");
  await clickSliderButton(page, "Next picture");
  await expect(slider(page).getByRole("status")).toHaveText(/^Picture \d of \d$/);
  await expect(slider(page).getByRole("button", { name: "Play the pictures" })).toBeVisible();
});

test("the arrow keys change the picture, and the Tab key reaches the three buttons and nothing else", async ({
  page,
}) => {
  await openSlider(page);
  await clickSliderButton(page, "Pause the pictures");
  await untilAtRest(page);
  const before = await visibleSlide(slider(page)).getAttribute("alt");
  await page.keyboard.press("ArrowRight");
  await expect(visibleSlide(slider(page))).not.toHaveAttribute("alt", before ?? "");
  await untilAtRest(page);
  await page.keyboard.press("ArrowLeft");
  await expect(visibleSlide(slider(page))).toHaveAttribute("alt", before ?? "");
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

  test("a swipe changes the picture and stops the slideshow", async ({ page }) => {
    await openSlider(page);
    const before = await visibleSlide(slider(page)).getAttribute("alt");
    await swipeLeft(page, slider(page), 60);
    await expect(slider(page).getByRole("button", { name: "Play the pictures" })).toBeVisible();
    await expect(visibleSlide(slider(page))).not.toHaveAttribute("alt", before ?? "");
  });
});
