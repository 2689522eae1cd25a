import { field, openForm, sendButton } from "../support/form-helpers";
import { expect, test } from "../support/test";
import { expectReachable, landscape, portrait, sizes } from "./rotation";
import { book, fillInNames, openStory, pageCount, pageStatus, story, storyButton } from "./story";
import { openVisit, visit, visitButton } from "./visit-pack";

test.use({ reducedMotion: "no-preference" });

test.use({ viewport: portrait, hasTouch: true });

for (const isOpen of [true, false]) {
  test(`the evaluation panel stays ${isOpen ? "openForm, with what was typed" : "closed"}`, async ({
    page,
  }) => {
    await openForm(page, "/");
    const heading = page.getByRole("heading", { name: "BOOK YOUR EVALUATION TODAY!" });
    if (isOpen) {
      await heading.tap();
      await field(page, "Your name").fill("Ana Example");
      await field(page, "Your message").fill("He walks on his toes.");
    }
    for (const size of sizes) {
      await page.setViewportSize(size);
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

test("a visit's list stays open, and keeps its checked boxes and the day", async ({ page }) => {
  await openVisit(page);
  const tick = visit(page).getByRole("checkbox").first();
  await tick.check();
  const day = visit(page).getByLabel("Day");
  await day.fill("2026-12-01");
  await day.focus();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(day).toBeFocused();
    await expect(day).toHaveValue("2026-12-01");
    await expect(tick).toBeChecked();
    await expectReachable(visitButton(page, "Save a calendar file"));
  }
});

test("a story keeps its names and the page that is in view", async ({ page }) => {
  await openStory(page);
  await fillInNames(page);
  for (let turned = 2; turned <= 4; turned++) {
    await storyButton(page, "Next page").tap();
    await expect(pageStatus(page)).toHaveText(`Page ${turned} of ${pageCount}`);
  }
  await story(page).getByLabel("Favorite animal").focus();
  for (const size of sizes) {
    await page.setViewportSize(size);
    const words = size.width < 768 ? `Page 4 of ${pageCount}` : `Pages 3 and 4 of ${pageCount}`;
    await expect(pageStatus(page)).toHaveText(words);
    await expect(story(page).getByLabel("Favorite animal")).toBeFocused();
    await expect(story(page).getByLabel("Favorite animal")).toHaveValue("narwhal");
    await expect(book(page)).toContainText("Zipporah");
  }
});

/*
 * Chrome keeps the element in place that it hits at the top edge of the screen. That this is in the page is our part (see
 * header.module.css) and tested; turning the phone itself is not, because the place that Chrome restores is not always the same.
 */
for (const [path, heading] of [
  ["/about", "Our Philosophy: The Art of Looking Forward"],
  ["/resources", "Therapeutic Listening"],
  ["/contact", "Enter your information"],
] as const) {
  test(`what Chrome keeps in place on ${path} is in the page, not in the sticky bar`, async ({ page }) => {
    await page.goto(path);
    for (const size of [portrait, landscape]) {
      await page.setViewportSize(size);
      const words = page.getByRole("heading", { name: heading });
      await words.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
      const region = () =>
        page.evaluate(() => document.elementFromPoint(innerWidth / 2, 0)?.closest("main, header")?.tagName);
      await expect.poll(region).toBe("MAIN");
    }
  });
}
