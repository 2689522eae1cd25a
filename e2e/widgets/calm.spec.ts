import type { Page } from "@playwright/test";
import { scrollThrough } from "../support/in-page";
import { blockScripts, siteScript } from "../support/scripts";
import { expect, hydrate, test } from "../support/test";
import { calmSwitch, storeCalmMode } from "./calm";

test.use({ reducedMotion: "no-preference" });

/** The switch's role and state in the accessibility tree. */
async function accessibilityOf(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  await client.detach();
  const isControl = /^(button|switch)$/;
  const node = nodes.find(({ role, name }) => name?.value === "Calm mode" && isControl.test(role?.value));
  const checked = node?.properties?.find(({ name }) => name === "checked");
  return { role: node?.role?.value, checked: checked?.value.value };
}

/** The styles that calm mode changes. */
const calmStyles = (page: Page) =>
  page.evaluate(() => {
    const { animationDuration, fontSize, letterSpacing } = getComputedStyle(
      // The first section may have a message that there is no voice, and the second has the small words of a video.
      document.querySelector("main section:nth-of-type(2) ~ section p:not(dialog *)") as Element,
    );
    const { scrollBehavior } = getComputedStyle(document.documentElement);
    return { animationDuration, fontSize: Number.parseFloat(fontSize), letterSpacing, scrollBehavior };
  });

test("the keyboard turns calm mode on and off", async ({ page }) => {
  await page.goto("/about");
  const before = await calmStyles(page);
  await calmSwitch(page).focus();
  await page.keyboard.press("Space");
  await expect(calmSwitch(page)).toBeChecked();
  const calm = await calmStyles(page);
  expect(calm.scrollBehavior).toBe("auto");
  expect(calm.letterSpacing).not.toBe("normal");
  expect(calm.fontSize / before.fontSize).toBeGreaterThan(1.1);
  await page.keyboard.press("Space");
  await expect(calmSwitch(page)).not.toBeChecked();
  expect(await calmStyles(page)).toEqual(before);
});

test("it persists after a reload, on another page and in other tabs", async ({ page, context }) => {
  await page.goto("/about");
  await calmSwitch(page).click();
  await expect(calmSwitch(page)).toBeChecked();
  await page.reload();
  await expect(calmSwitch(page)).toBeChecked();
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveTitle("Contact");
  await expect(calmSwitch(page)).toBeChecked();

  const other = await context.newPage();
  await other.goto("/services");
  await expect(calmSwitch(other)).toBeChecked();
  await calmSwitch(page).click();
  await expect(calmSwitch(other)).not.toBeChecked();
});

test("a stored choice applies from the first paint, before the site's scripts run", async ({ page }) => {
  await storeCalmMode(page);
  const start = await blockScripts(page, siteScript);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-calm");
  const { letterSpacing, scrollBehavior } = await calmStyles(page);
  expect(letterSpacing).not.toBe("normal");
  expect(scrollBehavior).toBe("auto");
  start();
  await hydrate(page);
  await expect(page.locator("html")).toHaveAttribute("data-calm");
  await expect(calmSwitch(page)).toBeChecked();
});

for (const isCalm of [false, true])
  test(`a page that opens ${isCalm ? "with" : "without"} calm mode exposes no state before the script runs, and then the right one`, async ({
    page,
  }) => {
    if (isCalm) await storeCalmMode(page);
    const start = await blockScripts(page, siteScript);
    await page.goto("/about", { waitUntil: "commit" });
    await expect.poll(() => accessibilityOf(page)).toEqual({ role: "button", checked: undefined });
    start();
    await expect.poll(() => accessibilityOf(page)).toEqual({ role: "switch", checked: String(isCalm) });
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a tap turns it on, and the button is at least 44 px wide and tall", async ({ page }) => {
    await page.goto("/about");
    await calmSwitch(page).tap();
    await expect(calmSwitch(page)).toBeChecked();
    const { width, height } = (await calmSwitch(page).boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
});

test("nothing moves, and everything is visible", async ({ page }) => {
  await storeCalmMode(page);
  for (const path of ["/", "/our-team", "/appointment", "/appointment/first-visit"]) {
    await page.goto(path);
    const hidden = await page
      .locator("[data-reveal]")
      .evaluateAll((all) => all.filter((each) => getComputedStyle(each).opacity !== "1").length);
    expect(hidden, path).toBe(0);
    await scrollThrough(page);
    expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
    await expect(page.getByRole("main").getByRole("button", { name: /^(Pause|Play)/ })).toHaveCount(0);
  }
});

test("animations stop when it is turned on", async ({ page }) => {
  await page.goto("/");
  const tiles = page.getByRole("list", { name: "Find the help your child needs" });
  await tiles.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  await calmSwitch(page).click({ force: true });
  await expect(calmSwitch(page)).toBeChecked();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
