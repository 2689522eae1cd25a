import type { Locator, Page } from "@playwright/test";
import { fakeEmbeds } from "../support/embeds";
import { field, openForm, region, sendButton } from "../support/form-helpers";
import { smallPhone } from "../support/gestures";
import { expect, hydrate, test } from "../support/test";
import { book, openStory, storyButton } from "./story";

/** Compares what screen readers get of a part of the page with the file of that name in spoken/. */
const expectSpoken = (part: Locator, name: string) =>
  expect(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` });

async function open(page: Page, path: string): Promise<void> {
  await fakeEmbeds(page);
  await page.goto(path);
  await hydrate(page);
}

test("the menu bar", async ({ page }) => {
  await open(page, "/about");
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.locator("summary", { hasText: "About submenu" }).press("Enter");
  await expectSpoken(menu, "menu-bar");
  await expect(menu.getByRole("link", { name: "About", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test.describe("on a phone", () => {
  test.use(smallPhone);

  test("the menu in a drawer", async ({ page }) => {
    await open(page, "/about");
    await page.getByRole("button", { name: "Open menu" }).tap();
    await page.locator("dialog summary", { hasText: "About submenu" }).tap();
    await expectSpoken(page.getByRole("dialog", { name: "Menu" }), "menu-drawer");
  });
});

test("a video", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("button", { name: /Play the video$/ }).click();
  await expectSpoken(page.getByRole("dialog"), "video");
});

test("the errors of a form, each also with its field", async ({ page }) => {
  await openForm(page, "/contact");
  await sendButton(page).click();
  await expectSpoken(region(page, /Nothing was sent yet/), "form-errors");
  for (const [name, description] of [
    ["First name", "Please enter your first name."],
    ["Phone number", "Please enter your phone number."],
    ["Preferred date", "Day/month/year Please choose a date."],
    ["Your message", /^Please leave out medical details.* Please enter your message\.$/],
  ] as const) {
    await expect(field(page, name)).toHaveAccessibleDescription(description);
    await expect(field(page, name)).toHaveAttribute("required");
  }
  await expectSpoken(page.getByRole("group", { name: "Proof that you are a person" }), "form-captcha");
});

test("the calendar", async ({ page }) => {
  await openForm(page, "/contact");
  await field(page, "Preferred date").click();
  const calendar = page.getByRole("dialog", { name: "Choose a date" });
  await expectSpoken(calendar.getByRole("navigation"), "calendar-months");
  await expectSpoken(calendar.getByRole("row", { name: /Today/ }), "calendar-week");
});

test("the concern finder", async ({ page }) => {
  await open(page, "/services#worry-finder");
  for (const [words, name] of [
    ["won't brush teeth or get a haircut", "concerns-several"],
    ["siezure", "concerns-emergency"],
    ["moose in the yard", "concerns-none"],
  ] as const) {
    await page.getByRole("searchbox").fill(words);
    await expectSpoken(page.getByRole("search"), name);
  }
});

test("the story of a first visit", async ({ page }) => {
  await openStory(page);
  await expectSpoken(book(page).getByRole("listitem").first(), "story-page");
  await expectSpoken(storyButton(page, "Print this book").locator(".."), "story-controls");
});
