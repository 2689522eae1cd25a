import type { Locator, Page } from "@playwright/test";
import { fakeEmbeds } from "../support/embeds";
import { field, open, sendButton } from "../support/form-helpers";
import { expect, test, waitForHydration } from "../support/test";
import * as story from "./story";
import * as pack from "./visit-pack";

const upright = { width: 390, height: 844 };
const sideways = { width: 844, height: 390 };
/** Each side of every width at which scripts or styles show something else, and phones held either way. */
const turns = [sideways, upright, { width: 640, height: 390 }, { width: 639, height: 844 }]
  .concat([
    { width: 768, height: 390 },
    { width: 767, height: 390 },
  ])
  .concat([sideways, upright]);

test.use({ viewport: upright, hasTouch: true });

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const inert = (page: Page) => page.locator("header[inert], main[inert], footer[inert], header [inert]");

/** Whether some of an element is on the screen, or comes there by scrolling. */
async function expectReachable(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await expect(part).toBeInViewport({ ratio: 0.9 });
}

/** The page scrolls again, and everything in it can be reached. */
async function expectReleased(page: Page): Promise<void> {
  await expect(inert(page)).toHaveCount(0);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(100, 200);
  await page.mouse.wheel(0, before > 300 ? -300 : 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
}

test("the menu stays open with its submenu, its focus and every link in reach", async ({ page }) => {
  await page.goto("/about");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Open menu" }).press("Enter");
  const menu = dialog(page, "Menu");
  await menu.locator("summary", { hasText: "Services submenu" }).press("Enter");
  const link = menu.getByRole("link", { name: "Telehealth" });
  await link.focus();
  await expect(inert(page).first()).toBeAttached();
  for (const turn of turns) {
    await page.setViewportSize(turn);
    await expect(link).toBeFocused();
    for (const end of [
      menu.getByRole("link", { name: /^Call/ }),
      menu.getByRole("button", { name: "Close menu" }),
    ])
      await expectReachable(end);
    await expect(page.locator("footer[inert]")).toHaveCount(1);
  }
  await page.setViewportSize(sideways);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  await expectReleased(page);
});

test("the menu gives way to the bar, which then has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/about");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Open menu" }).press("Enter");
  await expect(page.locator("footer[inert]")).toHaveCount(1);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(dialog(page, "Menu")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link").first()).toBeFocused();
  await expectReleased(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(dialog(page, "Menu")).toBeHidden();
});

test("a video plays on, and its dialog closes as before", async ({ page }) => {
  const asked = await fakeEmbeds(page);
  await page.goto("/about");
  await waitForHydration(page);
  const opener = page.getByRole("button", { name: /Play the video$/ });
  await opener.press("Enter");
  const close = page.getByRole("button", { name: "Close video" });
  await expect(page.locator("iframe")).toBeVisible();
  for (const turn of turns) {
    await page.setViewportSize(turn);
    await expect(close).toBeFocused();
    for (const part of [close, page.locator("iframe"), page.getByRole("link", { name: /open the video/ })])
      await expectReachable(part);
  }
  expect(asked).toHaveLength(1);
  await page.setViewportSize(sideways);
  await close.tap();
  await expect(opener).toBeFocused();
  await expectReleased(page);
});

test("the calendar keeps its month and its focus, and every day is in reach", async ({ page }) => {
  await open(page, "/contact");
  await field(page, "First name").fill("Ana");
  await field(page, "Preferred date").press("Enter");
  const calendar = dialog(page, "Choose a date");
  await expect(page.getByRole("button", { name: /^Today/ })).toBeFocused();
  await page.keyboard.press("PageDown");
  const focused = page.getByRole("button", { name: "Wednesday, December 23, 2026" });
  await expect(focused).toBeFocused();
  for (const turn of turns) {
    await page.setViewportSize(turn);
    await expect(calendar).toBeVisible();
    await expect(focused).toBeFocused();
    for (const part of [
      page.getByRole("button", { name: "Thursday, December 31, 2026" }),
      calendar.getByRole("button", { name: "Close" }),
      page.getByRole("button", { name: /Next Month/ }),
    ])
      await expectReachable(part);
  }
  await page.setViewportSize(sideways);
  await page.keyboard.press("Enter");
  await expect(calendar).toBeHidden();
  await expect(field(page, "Preferred date")).toHaveValue("23/12/2026");
  await expect(field(page, "Preferred date")).toBeFocused();
  await expect(field(page, "First name")).toHaveValue("Ana");
  await expectReleased(page);
});

for (const isOpen of [true, false]) {
  test(`the evaluation panel stays ${isOpen ? "open, with what was typed" : "closed"}`, async ({ page }) => {
    await open(page, "/");
    const heading = page.getByRole("heading", { name: "BOOK YOUR EVALUATION TODAY!" });
    if (isOpen) {
      await heading.tap();
      await field(page, "Your name").fill("Ana Example");
      await field(page, "Your message").fill("He walks on his toes.");
    }
    for (const turn of turns) {
      await page.setViewportSize(turn);
      if (isOpen) {
        await expect(field(page, "Your message")).toBeFocused();
        await expect(field(page, "Your message")).toHaveValue("He walks on his toes.");
        await expect(field(page, "Your name")).toHaveValue("Ana Example");
        await expectReachable(sendButton(page));
      } else {
        await expect(sendButton(page)).toBeHidden();
      }
    }
  });
}

test("a visit's list stays open, with its ticks and what was filled in", async ({ page }) => {
  await pack.open(page);
  const tick = pack.visit(page).getByRole("checkbox").first();
  await tick.check();
  const day = pack.visit(page).getByLabel("Day");
  await day.fill("2026-12-01");
  await day.focus();
  for (const turn of turns) {
    await page.setViewportSize(turn);
    await expect(day).toBeFocused();
    await expect(day).toHaveValue("2026-12-01");
    await expect(tick).toBeChecked();
    await expectReachable(pack.button(page, "Save a calendar file"));
  }
});

test("a story keeps its names, and the page that was being read", async ({ page }) => {
  await story.openStory(page);
  await story.fillInName(page);
  for (let turned = 2; turned <= 4; turned++) {
    await story.button(page, "Next page").tap();
    await expect(story.place(page)).toHaveText(`Page ${turned} of ${story.count}`);
  }
  await story.story(page).getByLabel("Favorite animal").focus();
  for (const turn of turns) {
    await page.setViewportSize(turn);
    const words = turn.width < 768 ? `Page 4 of ${story.count}` : `Pages 3 and 4 of ${story.count}`;
    await expect(story.place(page)).toHaveText(words);
    await expect(story.story(page).getByLabel("Favorite animal")).toBeFocused();
    await expect(story.story(page).getByLabel("Favorite animal")).toHaveValue("narwhal");
    await expect(story.book(page)).toContainText("Zipporah");
  }
});

test.describe("in a browser for phones", () => {
  test.use({ isMobile: true });

  for (const [path, heading] of [
    ["/about", "Our Philosophy: The Art of Looking Forward"],
    ["/resources", "Therapeutic Listening"],
    ["/contact", "Enter your information"],
  ] as const) {
    test(`what is being read on ${path} stays on the screen`, async ({ page }) => {
      await page.goto(path);
      await waitForHydration(page);
      const words = page.getByRole("heading", { name: heading });
      await words.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
      await painted(page, upright.width);
      for (const turn of [sideways, upright, sideways, upright]) {
        await page.setViewportSize(turn);
        await painted(page, turn.width);
        await expect(words).toBeInViewport();
      }
    });
  }
});

/** Waits until the page has been drawn at a width: nobody turns a phone twice within a frame. */
async function painted(page: Page, width: number): Promise<void> {
  await page.waitForFunction(async (width) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return window.innerWidth === width;
  }, width);
}
