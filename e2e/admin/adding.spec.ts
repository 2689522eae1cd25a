import { rmSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, hydrate, test } from "../support/test";
import { fileOf, openFile, restoring, saveForm, scrollTo, unfoldFirst } from "./editor";

restoring("data/testimonials.json", "data/pages/about.json", "data/navigation.json");
const camp = [fileOf("data/pages/kite-camp.json"), fileOf("data/images/kite-camp.jpg")];

test.afterEach(() => {
  for (const file of camp) rmSync(file, { force: true });
});

test("a family's words are added, and then to the page that shows them", async ({ page, context }) => {
  const words = await openFile(page, "Families' words");
  await words.getByRole("button", { name: /^Add .*testimonial/ }).click();
  await fill(page, words, "Quote", "They fly kites in the waiting room.");
  await fill(page, words, "Attribution", "Grandfather of a six-year-old, Houston");
  await saveForm(page);

  await page.goto("/admin#/collections/pages/entries/about");
  await page.reload();
  const editor = page.getByRole("group", { name: "Content Editor" });
  const reviews = blockOf(editor, "Reviews");
  await scrollTo(page, reviews);
  await unfoldFirst(reviews);
  const add = reviews.getByRole("button", { name: /^Add .*Testimonial/ });
  await scrollTo(page, add);
  await add.click();
  await reviews.getByRole("combobox").last().click();
  await page.getByRole("option", { name: /kites in the waiting room/ }).click();
  await saveForm(page);

  const website = await context.newPage();
  await website.goto("/about");
  await hydrate(website);
  await expect(website.getByText("They fly kites in the waiting room.").first()).toBeVisible();
});

test("a page with three blocks is added and put into the menu", async ({ page, context }) => {
  await page.goto("/admin#/collections/pages/new");
  const editor = page.getByRole("group", { name: "Content Editor" });
  await fill(page, editor, "Address on this website", "/kite-camp");
  await fill(page, editor, "Title", "Kite Camp");
  await fill(
    page,
    editor,
    "Description",
    "Three days in June with kites, snacks and a lot of running. For children from six to nine.",
  );
  await fill(page, editor, "Item Value", "kite camp Wasilla");
  await fill(page, editor, "Title of a shared link", "Kite Camp | Guidepost Pediatric, Wasilla, Alaska");
  await fill(page, editor, "Description of a shared link", "Three days in June with kites.");
  await editor.getByRole("button", { name: "Today" }).click();

  const top = await addBlock(page, editor, "Top of a page");
  await fill(page, top, "Heading", "Kite Camp");
  await choosePicture(page, top);
  await fill(page, top, "What the picture shows", "A red kite over the lake.");
  const text = await addBlock(page, editor, "Text");
  await fill(page, text, "Heading", "What to bring");
  await fill(page, text, "Text", "A jacket and something warm to drink.");
  const invitation = await addBlock(page, editor, "Invitation to call");
  await fill(page, invitation, "Heading", "Is there a place left?");
  await fill(page, invitation, "Text", "Call us. There are twelve.");
  await saveForm(page);
  await expect(page).toHaveURL(/#\/collections\/pages\/entries\/kite-camp$/);
  // Then the lists to pick from know the new page.
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await loaded;

  const menu = await openFile(page, "Menu and footer");
  const add = menu.getByRole("button", { name: /^Add .*Menu/ });
  await scrollTo(page, add);
  await add.click();
  await fill(page, menu, "Name", "Kites");
  await menu.getByRole("combobox").last().click();
  await page.getByRole("option", { name: /Kite Camp/ }).click();
  await saveForm(page);

  const website = await context.newPage();
  await website.goto("/about");
  await hydrate(website);
  await website.getByRole("navigation").getByRole("link", { name: "Kites" }).first().click();
  await expect(website.getByRole("heading", { level: 1, name: "Kite Camp" })).toBeVisible();
  await expect(website.getByRole("img", { name: "A red kite over the lake." })).toBeVisible();
  await expect(website.getByText("A jacket and something warm to drink.")).toBeVisible();
  await expect(website.getByRole("heading", { name: "Is there a place left?" })).toBeVisible();
});

/** Fills in the last field with a label, once it is there. */
async function fill(page: Page, editor: Locator, name: string, text: string): Promise<void> {
  const field = editor.getByRole("textbox", { name, exact: true }).last();
  await scrollTo(page, field);
  await field.fill(text);
}

/** The form of a page's block. */
function blockOf(editor: Locator, kind: string): Locator {
  const header = editor.page().getByText(kind, { exact: true });
  return editor.locator(".item-list > .item-wrapper").filter({ has: header }).first();
}

/** Adds a block at the end of a page. @returns its form */
async function addBlock(page: Page, editor: Locator, kind: string): Promise<Locator> {
  const add = editor.getByRole("button", { name: /^Add .*Block/ }).last();
  await scrollTo(page, add);
  await add.click();
  await page.getByRole("menuitem", { name: kind, exact: true }).click();
  return editor.locator(".item-list > .item-wrapper").last();
}

/** Chooses a photo, and takes the part of it that is offered. */
async function choosePicture(page: Page, editor: Locator): Promise<void> {
  const form = editor.getByLabel("Choose a photo").last();
  await scrollTo(page, form);
  const size = { width: 2400, height: 1800, channels: 3, background: "rgb(59, 125, 216)" } as const;
  const buffer = await sharp({ create: size }).jpeg().toBuffer();
  await form.setInputFiles({ name: "IMG_0043.JPG", mimeType: "image/jpeg", buffer });
  await page.getByRole("dialog").getByRole("button", { name: "Use this part" }).click();
  await expect(editor.getByText("The picture is ready.")).toBeVisible();
}
