import type { Locator, Page } from "@playwright/test";
import { englishAreas, type Translation } from "../../src/words/catalog";
import { smallPhone } from "./gestures";
import { expect, hydrateIfLive } from "./test";

/**
 * Uses the controls of a page: disclosures, harmless buttons, the video, the form and the menu's drawer.
 * @param words those of the page's language
 */
export async function tryControls(page: Page, words: Translation = englishAreas): Promise<void> {
  const { media, motion, slideshow, story } = words;
  const main = page.getByRole("main");
  await clickAll(main.locator("summary"));
  await hydrateIfLive(page);
  for (const name of [motion.pause, slideshow.pause, slideshow.next, slideshow.previous, story.next])
    await clickAll(main.getByRole("button", { name: anyOf(name) }));
  const video = main.getByRole("button", { name: anyOf(media.play) }).first();
  if ((await video.count()) > 0) {
    await video.click();
    await expect(page.locator("iframe")).toBeAttached();
    await page.getByRole("button", { name: media.close }).click();
  }
  await tryForm(page, words);
  await tryDrawer(page, words);
}

/** Matches a text of the interface, whatever is filled in. */
function anyOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[^\p{L}\p{N} ]/gu, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`);
}

/** Clicks all of them that can be seen, inside the page, because the services have nearly a hundred disclosures. */
function clickAll(controls: Locator): Promise<void> {
  return controls.evaluateAll((all) => {
    for (const control of all) if (control.checkVisibility()) (control as HTMLElement).click();
  });
}

async function tryForm(page: Page, { requests, validation }: Translation): Promise<void> {
  const field = (name: string) => page.getByRole("textbox", { name });
  const send = page.getByRole("button", { name: requests.send });
  if (!(await send.isVisible())) return;
  await field(requests.phone).fill("12");
  await expect(page.getByRole("checkbox", { name: "I'm not a robot" })).toBeVisible();
  if (await field(requests.date).isVisible()) {
    await field(requests.date).click();
    await expect(page.getByRole("grid")).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await send.click();
  const error = page.getByRole("main").getByRole("link", { name: anyOf(validation.missing) });
  await expect(error.first()).toBeVisible();
}

async function tryDrawer(page: Page, { layout }: Translation): Promise<void> {
  await page.setViewportSize(smallPhone.viewport);
  await page.getByRole("button", { name: layout.openMenu }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer).toBeVisible();
  const expander = drawer.getByRole("button", { expanded: false }).first();
  if ((await expander.count()) > 0) await expander.click();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
}
