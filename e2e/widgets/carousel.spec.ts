import type { Locator, Page } from "@playwright/test";
import { firstBlock } from "../support/content";
import { expect, test } from "../support/test";

test.use({ reducedMotion: "no-preference" });

const {
  block: { heading, tiles },
} = firstBlock("service-carousel");

const row = (page: Page) => page.getByRole("list", { name: heading });
const pause = (page: Page) => page.getByRole("button", { name: "Pause the moving services" });
const play = (page: Page) => page.getByRole("button", { name: "Play the moving services" });
/** The animated element, which contains the row and its copies. */
const track = (page: Page) => row(page).locator("..");

const playState = (moving: Locator) => moving.evaluate((element) => element.getAnimations()[0]?.playState);
const left = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().left);

/** Opens the home page and waits until the row moves. */
async function openCarousel(page: Page): Promise<void> {
  await page.goto("/");
  await pause(page).scrollIntoViewIfNeeded();
  // The row stops under the mouse.
  await page.mouse.move(8, 8);
  await expect.poll(() => playState(track(page))).toBe("running");
}

for (const [width, seconds] of [
  [767, 20],
  [768, 35],
] as const) {
  test(`at ${width} px a loop takes ${seconds} s and is seamless`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openCarousel(page);
    const timing = await track(page).evaluate((element) => {
      const [animation] = element.getAnimations();
      animation?.pause();
      if (animation) animation.currentTime = 0;
      const { duration, iterations, easing } = animation?.effect?.getComputedTiming() ?? {};
      return { duration, endless: iterations === Number.POSITIVE_INFINITY, easing };
    });
    expect(timing).toEqual({ duration: seconds * 1000, endless: true, easing: "linear" });

    const start = await left(track(page).locator("li").first());
    await track(page).evaluate(
      (element, end) => {
        const [animation] = element.getAnimations();
        if (animation) animation.currentTime = end;
      },
      seconds * 1000 - 0.01,
    );
    expect(await left(track(page).locator("li").nth(tiles.length))).toBeCloseTo(start, 0);
  });
}

test("the row has no visible end on very wide screens", async ({ page }) => {
  await page.setViewportSize({ width: 3840, height: 900 });
  await openCarousel(page);
  const last = track(page).locator("li").last();
  const end = await last.evaluate((element) => element.getBoundingClientRect().right);
  const round = await row(page).evaluate((element) => element.getBoundingClientRect().width);
  expect(end - round).toBeGreaterThan(3840);
});

/** Focuses the heading above the row. A smooth scroll there would go on after the Tab key, and past the tile. */
const focusBeforeRow = (page: Page) =>
  page.getByRole("heading", { name: heading }).evaluate((element) => {
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  });

test("the Tab key reaches each tile, scrolls it into view and pauses the row", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await openCarousel(page);
  await focusBeforeRow(page);
  for (const { text } of tiles) {
    await page.keyboard.press("Tab");
    const link = row(page).getByRole("link", { name: text });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await playState(track(page))).toBe("paused");
  }
  await page.keyboard.press("Tab");
  await expect(pause(page)).toBeFocused();
  await expect.poll(() => playState(track(page))).toBe("running");
});

test("a tile at the edge moves away from the edge when the Tab key reaches it", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await openCarousel(page);
  // The row pauses under the mouse, so the first tile stays where it is put.
  await track(page)
    .locator("..")
    .hover({ position: { x: 2, y: 2 } });
  await track(page).evaluate((element) => {
    const [animation] = element.getAnimations();
    const [view, set] = [element.parentElement, element.firstElementChild].map((each) =>
      each?.getBoundingClientRect(),
    );
    const { left: now = 0 } = element.getBoundingClientRect();
    const { duration } = animation?.effect?.getComputedTiming() ?? {};
    const toEdge = now - (view?.left ?? 0) - 3;
    if (!animation || !set || typeof duration !== "number") throw new Error("The row has no animation.");
    animation.currentTime = Number(animation.currentTime) + (toEdge / set.width) * duration;
  });
  const first = row(page).getByRole("link", { name: tiles[0]?.text });
  expect(await left(first)).toBeCloseTo(3, 0);
  await focusBeforeRow(page);
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  expect(await left(first)).toBeGreaterThanOrEqual(16);
});

for (const [how, options] of [
  ["with reduced motion", { reducedMotion: "reduce" }],
  ["without JavaScript", { javaScriptEnabled: false }],
] as const) {
  test.describe(how, () => {
    test.use(options);

    test("it is a scrollable row that does not move", async ({ page }) => {
      await page.goto("/");
      await expect(track(page).locator("li").filter({ visible: true })).toHaveCount(tiles.length);
      await expect(track(page)).toHaveCSS("animation-name", "none");
      await expect(track(page).locator("..")).toHaveCSS("overflow-x", "auto");
      await expect(pause(page)).toHaveCount(0);
    });
  });
}

test("it pauses under the mouse, where the tile grows by 8%, and off-screen", async ({ page }) => {
  await openCarousel(page);
  const tile = track(page).locator("a").nth(2);
  await tile.hover({ force: true });
  await expect.poll(() => playState(track(page))).toBe("paused");
  const hovered = page.locator("a:hover", { has: page.locator("img") });
  await expect(hovered).toHaveCSS("scale", "1.08");
  await page.mouse.move(8, 8);
  await expect.poll(() => playState(track(page))).toBe("running");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(() => playState(track(page))).toBe("paused");
});

test("paused by its button it stays, can be scrolled, and continues from there", async ({ page }) => {
  await openCarousel(page);
  await track(page).evaluate((element) => {
    const [animation] = element.getAnimations();
    if (animation) animation.currentTime = 10_000;
  });
  const before = await left(row(page));
  await pause(page).click();
  expect(Math.abs((await left(row(page))) - before)).toBeLessThan(150);
  expect(await playState(track(page))).toBeUndefined();

  const view = track(page).locator("..");
  await view.evaluate((element) => element.scrollBy({ left: 300, behavior: "instant" }));
  const scrolled = await left(row(page));
  expect(scrolled).toBeLessThan(before - 200);
  await play(page).click();
  expect(Math.abs((await left(row(page))) - scrolled)).toBeLessThan(150);
});

test("paused by the last of many clicks it stays paused, hovered or off-screen", async ({ page }) => {
  await openCarousel(page);
  for (let clicks = 0; clicks < 7; clicks += 1)
    await page.getByRole("button", { name: "the moving services" }).click({ delay: 0 });
  await row(page).getByRole("link").first().hover();
  await page.mouse.move(8, 8);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await play(page).scrollIntoViewIfNeeded();
  await expect(play(page)).toBeVisible();
  expect(await playState(track(page))).toBeUndefined();
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
