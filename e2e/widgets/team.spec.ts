import type { Page } from "@playwright/test";
import { ends, team } from "../support/content";
import { expect, test } from "../support/test";

test.use({ reducedMotion: "no-preference" });

const divided = team.filter(({ description }) => description.includes("<hr>"));
const person = (page: Page, id: string) => page.locator(`#${id}`);
const drifting = (page: Page) => page.locator("[data-in-view] > picture");
const states = (page: Page) =>
  drifting(page).evaluateAll((all) => all.map((each) => each.getAnimations()[0]?.playState));

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("each divided biography expands and collapses, by mouse and by keyboard", async ({ page }) => {
      await page.goto("/our-team");
      await expect(page.getByText("READ MORE >", { exact: true })).toHaveCount(divided.length);
      const [one] = divided;
      if (!one) throw new Error("No biography is divided.");
      const where = person(page, one.id);
      await expect(where.locator("p").last()).toBeHidden();
      await where.getByText("READ MORE >", { exact: true }).click();
      await expect(where.locator("p").last()).toBeVisible();
      await where.getByText("READ LESS <", { exact: true }).click();
      await expect(where.locator("p").last()).toBeHidden();
      await where.locator("summary").focus();
      await page.keyboard.press("Enter");
      await expect(where.getByText("READ LESS <", { exact: true })).toBeVisible();
      await page.keyboard.press("Space");
      await expect(where.getByText("READ MORE >", { exact: true })).toBeVisible();
    });
  });
}

test("in print every biography is complete", async ({ page }) => {
  await page.goto("/our-team");
  await page.emulateMedia({ media: "print" });
  for (const { id } of divided) await expect(person(page, id).locator("p").last()).toBeVisible();
});

test("decorations move only while on the screen, and one button stops them all", async ({ page }) => {
  await page.goto("/our-team");
  await person(page, ends.first.id).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await states(page))[0]).toBe("running");
  expect((await states(page)).at(-1)).toBe("paused");

  await person(page, ends.last.id).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await states(page))[0]).toBe("paused");
  expect(await drifting(page).locator("img:not([alt=''])").count()).toBe(0);

  await page.getByRole("button", { name: "Pause the drifting pictures" }).click();
  await expect.poll(() => states(page)).not.toContain("running");
  await page.getByRole("button", { name: "Play the drifting pictures" }).click();
  await expect.poll(() => states(page)).toContain("running");
});

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("decorations do not move", async ({ page }) => {
    await page.goto("/our-team");
    await expect(drifting(page).first()).toHaveCSS("animation-name", "none");
    await expect(page.getByRole("button", { name: /drifting/ })).toHaveCount(0);
  });
});
