import type { Locator, Page } from "@playwright/test";
import { builtPages } from "../support/built-pages";
import { scrollThrough } from "../support/in-page";
import { expect, test } from "../support/test";

test.use({ reducedMotion: "no-preference" });

const parts = (page: Page) => page.locator("[data-reveal]");
const unseen = (page: Page) => page.locator("[data-seen=no]");

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(unseen(page)).not.toHaveCount(0);
}

/** Scrolls until this fraction of an element is above the bottom of the screen. */
async function scrollTo(part: Locator, fraction: number): Promise<void> {
  await part.evaluate((element, amount) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy({ top: top + height * amount - innerHeight, behavior: "instant" });
  }, fraction);
}

const opacities = (page: Page) =>
  parts(page).evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).opacity))]);

/** The animation with which an element appears. */
const animation = (part: Locator) =>
  part.evaluate((element) => {
    const [effect] = element.getAnimations().map((each) => each.effect as KeyframeEffect);
    return { duration: effect?.getTiming().duration, from: effect?.getKeyframes()[0]?.translate };
  });

for (const [width, from] of [
  [767, "0px 32px"],
  [768, "32px"],
] as const) {
  test(`at ${width} px a picture slides in from ${from} once half of it is visible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, "/");
    const picture = page
      .locator("section:nth-of-type(even) > div > [data-reveal=picture][data-seen=no]")
      .first();
    const found = page.locator(`#${await picture.evaluate((each) => (each.id = "tried"))}`);
    await scrollTo(found, 0.4);
    await expect(found).toHaveAttribute("data-seen", "no");
    await scrollTo(found, 0.6);
    await expect(found).toHaveAttribute("data-seen", "yes");
    expect(await animation(found)).toEqual({ duration: 900, from });

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await scrollTo(found, 0.6);
    await expect(found).toHaveAttribute("data-seen", "yes");
  });
}

test("text fades in within a second", async ({ page }) => {
  await openPage(page, "/");
  const words = page.locator("#our_team [data-reveal=words]");
  await scrollTo(words, 0.6);
  await expect(words).toHaveAttribute("data-seen", "yes");
  expect(await animation(words)).toEqual({ duration: 1000, from: "none" });
});

for (const { path } of builtPages.filter(({ picturesAppear }) => picturesAppear === "each time"))
  test(`the images of ${path} appear each time once a fifth is visible`, async ({ page }) => {
    await openPage(page, path);
    const picture = parts(page).and(page.locator("[data-reveal=picture]")).last();
    for (let times = 0; times < 2; times += 1) {
      await scrollTo(picture, 0.1);
      await expect(picture).toHaveAttribute("data-seen", "no");
      await scrollTo(picture, 0.3);
      await expect(picture).toHaveAttribute("data-seen", "yes");
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await expect(picture).toHaveAttribute("data-seen", "no");
    }
  });

test("everything has appeared after scrolling to the end of a low screen", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const path of ["/", "/our-team", "/resources"]) {
    await openPage(page, path);
    await scrollThrough(page);
    await expect(unseen(page)).toHaveCount(0);
  }
});

test("focused elements are never hidden", async ({ page }) => {
  await openPage(page, "/");
  const link = unseen(page)
    .filter({ has: page.getByRole("link") })
    .last()
    .getByRole("link")
    .first();
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  const part = link.locator("xpath=ancestor::*[@data-reveal]");
  await expect(part).toHaveCSS("opacity", "1");
});

test("a saved copy of a page hides nothing", async ({ page }) => {
  await openPage(page, "/");
  const saved = await page.content();
  await page.route("**/saved", (route) =>
    route.fulfill({ contentType: "text/html", body: saved.replace(/<script.*?<\/script>/gs, "") }),
  );
  await page.goto("/saved");
  await expect(unseen(page)).not.toHaveCount(0);
  expect(await opacities(page)).toEqual(["1"]);
});

test("nothing is hidden in print", async ({ page }) => {
  await openPage(page, "/");
  await page.emulateMedia({ media: "print" });
  expect(await opacities(page)).not.toContain("0");
});

for (const [how, options] of [
  ["with reduced motion", { reducedMotion: "reduce" }],
  ["without JavaScript", { javaScriptEnabled: false }],
] as const) {
  test.describe(how, () => {
    test.use(options);

    test("nothing is ever hidden", async ({ page }) => {
      await page.goto("/");
      expect(await opacities(page)).toEqual(["1"]);
    });
  });
}
