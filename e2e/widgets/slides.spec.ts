import { timings } from "../../src/browser/timings";
import { violations } from "../support/axe";
import { bringIntoView, swipeLeft } from "../support/gestures";
import { blockScripts } from "../support/scripts";
import { expect, hydrate, test } from "../support/test";
import {
  clickSliderButton,
  lowestSlider,
  openSlider,
  slider,
  sliderLabel,
  sliderPath,
  sliders,
  slides,
  staticRow,
  visibleSlide,
} from "./slider";

test.use({ reducedMotion: "no-preference" });

for (const each of sliders) {
  test(`${each.path}: it replaces the row in the same box, and axe finds no violations`, async ({ page }) => {
    const start = await blockScripts(page);
    await page.goto(each.path);
    await page.evaluate(() => document.fonts.ready);
    await staticRow(page, each.label).waitFor({ state: "attached" });
    const box = () =>
      page.getByRole("heading", { name: each.label }).evaluate((heading) => {
        const { width, height } = heading.parentElement?.querySelector("img")?.getBoundingClientRect() ?? {};
        return { width, height, page: document.documentElement.scrollHeight };
      });
    const before = await box();
    start();
    await page.getByRole("heading", { name: each.label }).scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    await expect(visibleSlide(slider(page, each.label))).toHaveAttribute("alt", each.slides[0]?.alt ?? "");
    const after = await box();
    expect(Math.abs((after.width ?? 0) - (before.width ?? 0))).toBeLessThanOrEqual(1);
    expect(after.page).toBe(before.page);

    expect(await violations(page)).toEqual([]);
  });
}

test("its script loads only when the slider nears the screen", async ({ page }) => {
  const { path, label } = lowestSlider;
  await page.setViewportSize({ width: 390, height: 600 });
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto(path);
  await hydrate(page);
  const before = fetched.filter((url) => url.endsWith(".js")).length;
  await expect(staticRow(page, label)).toBeAttached();
  await page.getByRole("heading", { name: label }).scrollIntoViewIfNeeded();
  await expect(slider(page, label)).toBeAttached();
  expect(fetched.filter((url) => url.endsWith(".js")).length).toBeGreaterThan(before);
});

test("the pictures change by themselves, and fade within 1000 ms", async ({ page }) => {
  await openSlider(page);
  const before = await visibleSlide(slider(page)).getAttribute("alt");
  await expect(visibleSlide(slider(page))).not.toHaveAttribute("alt", before ?? "");
  const fades = await slider(page)
    .locator(".slick-slide")
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).transitionDuration.split(",")[0]));
  expect(new Set(fades)).toEqual(new Set([`${timings.slideFade / 1000}s`]));
});

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("nothing plays automatically, and pictures change without a fade", async ({ page }) => {
    await page.clock.install();
    await openSlider(page);
    await page.clock.pauseAt(Date.now() + 2_000);
    await page.clock.runFor(3 * timings.slideInterval);
    await expect(visibleSlide(slider(page))).toHaveAttribute("alt", slides[0]?.alt ?? "");
    await expect(slider(page).getByRole("button", { name: /the pictures/ })).toHaveCount(0);
    await expect(slider(page).locator(".slick-slide").first()).toHaveCSS("transition-duration", "0s, 0s");
    await clickSliderButton(page, "Next picture");
    await page.clock.runFor(10);
    await expect(visibleSlide(slider(page))).toHaveAttribute("alt", slides[1]?.alt ?? "");
  });
});

test.describe("when its script fails to load", () => {
  test.use({ allowedConsole: /Failed to load resource/, viewport: { width: 390, height: 600 } });

  test("the static row stays, with all the pictures", async ({ page }) => {
    await page.route("**/*.js", async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes("slick-slide")) await route.abort();
      else await route.fulfill({ response });
    });
    const failure = page.waitForEvent("requestfailed");
    await page.goto(sliderPath);
    await hydrate(page);
    await bringIntoView(page.getByRole("heading", { name: sliderLabel }));
    await failure;
    await expect(staticRow(page).getByRole("img")).toHaveCount(slides.length);
  });
});

test("the Tab key reaches the three large buttons and nothing else", async ({ page }) => {
  await openSlider(page);
  await clickSliderButton(page, "Pause the pictures");
  for (const name of ["Previous picture", "Next picture"]) {
    await page.keyboard.press("Tab");
    const button = slider(page).getByRole("button", { name });
    await expect(button).toBeFocused();
    const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  }
  await page.keyboard.press("Tab");
  await expect(slider(page).locator(":focus")).toHaveCount(0);
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
