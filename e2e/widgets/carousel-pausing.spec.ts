import { expect, test } from "../support/test";
import { left, openCarousel, pause, play, playState, row, track } from "./service-carousel";

test.use({ reducedMotion: "no-preference" });

test("it pauses under the mouse, and the hovered tile grows by 8%", async ({ page }) => {
  await openCarousel(page);
  const tile = track(page).locator("a").nth(2);
  await tile.hover({ force: true });
  await expect.poll(() => playState(track(page))).toBe("paused");
  const hovered = page.locator("a:hover", { has: page.locator("img") });
  await expect(hovered).toHaveCSS("scale", "1.08");
  await page.mouse.move(8, 8);
  await expect.poll(() => playState(track(page))).toBe("running");
});

test("paused by its button it stays where it was, can be scrolled, and continues from there", async ({
  page,
}) => {
  await openCarousel(page);
  await track(page).evaluate((element) => {
    const [animation] = element.getAnimations();
    if (animation) animation.currentTime = 10_000;
  });
  const before = await left(row(page));
  await pause(page).click();
  expect(Math.abs((await left(row(page))) - before)).toBeLessThan(60);
  expect(await playState(track(page))).toBeUndefined();

  const view = track(page).locator("..");
  await view.evaluate((element) => element.scrollBy({ left: 300, behavior: "instant" }));
  const scrolled = await left(row(page));
  expect(scrolled).toBeLessThan(before - 200);
  await play(page).click();
  expect(Math.abs((await left(row(page))) - scrolled)).toBeLessThan(60);
});

test("paused by its button it stays paused when hovered, when not hovered and after being off-screen", async ({
  page,
}) => {
  await openCarousel(page);
  await pause(page).click();
  await row(page).getByRole("link").first().hover();
  await page.mouse.move(8, 8);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await play(page).scrollIntoViewIfNeeded();
  await expect(play(page)).toBeVisible();
  expect(await playState(track(page))).toBeUndefined();
});

test("after rapid clicks the last one counts", async ({ page }) => {
  await openCarousel(page);
  for (let clicks = 0; clicks < 7; clicks += 1) {
    await page.getByRole("button", { name: "the moving services" }).click({ delay: 0 });
  }
  await expect(play(page)).toBeVisible();
});

test("it pauses off-screen", async ({ page }) => {
  await openCarousel(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(() => playState(track(page))).toBe("paused");
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the first touch stops the row, and the button starts it again", async ({ page }) => {
    await openCarousel(page);
    const box = await track(page).locator("..").boundingBox();
    const client = await page.context().newCDPSession(page);
    const point = { x: 200, y: (box?.y ?? 0) + 100 };
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await client.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] });
    await expect(play(page)).toBeVisible();
    await play(page).tap();
    await expect(pause(page)).toBeVisible();
  });
});
