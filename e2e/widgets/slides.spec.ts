import { timings } from "../../src/browser/timings";
import { violations } from "../support/axe";
import { bringIntoView } from "../support/gestures";
import { expect, test, waitForHydration } from "../support/test";
import {
  label,
  lowest,
  openSlider,
  path,
  pressSliderButton,
  shownSlide,
  slider,
  sliders,
  slides,
  still,
} from "./slider";

test("the three pages of the specification have one", () => {
  expect(sliders.map((each) => each.path).sort()).toEqual([
    "/services/educational-service",
    "/services/occupational-therapy",
    "/services/physical-therapy",
  ]);
});

for (const each of sliders) {
  test(`${each.path}: it takes the still row's place in the same box, and axe finds nothing`, async ({
    page,
  }) => {
    let start = () => {};
    const isMeasured = new Promise<void>((resolve) => {
      start = resolve;
    });
    await page.route("**/*.js", async (route) => {
      await isMeasured;
      await route.continue();
    });
    await page.goto(each.path, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.fonts.ready);
    await still(page, each.label).waitFor({ state: "attached" });
    await expect(page.locator("html[data-defer-layout]")).toHaveCount(0);
    const box = () =>
      page.getByRole("heading", { name: each.label }).evaluate((heading) => {
        const { width, height } = heading.parentElement?.querySelector("img")?.getBoundingClientRect() ?? {};
        return { width, height, page: document.documentElement.scrollHeight };
      });
    const before = await box();
    start();
    await page.getByRole("heading", { name: each.label }).scrollIntoViewIfNeeded();
    await waitForHydration(page);
    await page.mouse.move(5, 5);
    await expect(shownSlide(slider(page, each.label))).toHaveAttribute("alt", each.slides[0]?.alt ?? "");
    const after = await box();
    expect(Math.abs((after.width ?? 0) - (before.width ?? 0))).toBeLessThanOrEqual(1);
    expect(after.page).toBe(before.page);

    expect(await violations(page)).toEqual([]);
  });
}

test("its script is fetched only near the screen", async ({ page }) => {
  const { path, label } = lowest;
  await page.setViewportSize({ width: 390, height: 600 });
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto(path);
  await waitForHydration(page);
  const before = fetched.filter((url) => url.endsWith(".js")).length;
  await expect(still(page, label)).toBeAttached();
  await page.getByRole("heading", { name: label }).scrollIntoViewIfNeeded();
  await expect(slider(page, label)).toBeAttached();
  expect(fetched.filter((url) => url.endsWith(".js")).length).toBeGreaterThan(before);
});

test("a picture stays for 3500 ms and fades within 1000 ms", async ({ page }) => {
  await page.clock.install();
  await openSlider(page);
  await expect(shownSlide(slider(page))).toHaveAttribute("alt", slides[0]?.alt ?? "");
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20));
  await pressSliderButton(page, "Pause the pictures");
  await pressSliderButton(page, "Play the pictures");
  await page.mouse.move(0, 0);
  const before = await shownSlide(slider(page)).getAttribute("alt");
  await page.clock.runFor(timings.slideInterval - 100);
  await expect(shownSlide(slider(page))).toHaveAttribute("alt", before ?? "");
  await page.clock.runFor(200);
  await expect(shownSlide(slider(page))).not.toHaveAttribute("alt", before ?? "");
  const fades = await slider(page)
    .locator(".slick-slide")
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).transitionDuration.split(",")[0]));
  expect(new Set(fades)).toEqual(new Set([`${timings.slideFade / 1000}s`]));
});

test("hidden pictures are inert", async ({ page }) => {
  await openSlider(page);
  await expect(slider(page).locator("img")).toHaveCount(slides.length);
  await expect(slider(page).locator("[inert]")).toHaveCount(slides.length - 1);
});

test("leaving the page half way through a fade leaves nothing behind", async ({ page }) => {
  await openSlider(page);
  await pressSliderButton(page, "Next picture");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Our Team" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Our Team" })).toBeVisible();
  await page.goBack();
  await expect(slider(page).or(still(page))).toBeAttached();
});

test.describe("where less motion is preferred", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing plays by itself, and leafing is a cut", async ({ page }) => {
    await page.clock.install();
    await openSlider(page);
    await page.clock.runFor(3 * timings.slideInterval);
    await expect(shownSlide(slider(page))).toHaveAttribute("alt", slides[0]?.alt ?? "");
    await expect(slider(page).getByRole("button", { name: /the pictures/ })).toHaveCount(0);
    await expect(slider(page).locator(".slick-slide").first()).toHaveCSS("transition-duration", "0s, 0s");
    await pressSliderButton(page, "Next picture");
    await page.clock.runFor(10);
    await expect(shownSlide(slider(page))).toHaveAttribute("alt", slides[1]?.alt ?? "");
  });
});

test.describe("when its script cannot be fetched", () => {
  test.use({ allowedConsole: /Failed to load resource/, viewport: { width: 390, height: 600 } });

  test("the still row stays, with all the pictures", async ({ page }) => {
    await page.route("**/*.js", async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes("slick-slide")) await route.abort();
      else await route.fulfill({ response });
    });
    const failure = page.waitForEvent("requestfailed");
    await page.goto(path);
    await waitForHydration(page);
    await bringIntoView(page.getByRole("heading", { name: label }));
    await failure;
    await expect(still(page).getByRole("img")).toHaveCount(slides.length);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all the pictures are there in a row to scroll", async ({ page }) => {
    await page.goto(path);
    await expect(still(page).getByRole("img")).toHaveCount(slides.length);
    await still(page).scrollIntoViewIfNeeded();
    await expect(still(page)).toHaveCSS("overflow-x", "auto");
  });
});
