import type { Page } from "@playwright/test";
import { violations } from "../support/axe";
import { asShown, firstBlock } from "../support/content";
import { type FakeSpeechWindow, fakeSpeech } from "../support/fakes/speech";
import { smallPhone } from "../support/gestures";
import { catchPrint, expectAskedToPrint, printedPages } from "../support/print-to-pdf";
import { expect, test } from "../support/test";
import { storeCalmMode } from "./calm";

const { path, block } = firstBlock("sensory-guide");
const [firstRoom, secondRoom] = block.rooms;
if (!firstRoom || !secondRoom) throw new Error("The guide has fewer than two rooms.");

const guide = (page: Page) => page.getByRole("region", { name: block.heading });
const plan = (page: Page) => guide(page).getByRole("navigation", { name: "Plan of the rooms" });
const texts = block.rooms.flatMap(({ name, see, hear, smell, touch }) => [name, see, hear, smell, touch]);

test("by keyboard: each room of the plan shows its focus and leads to its entry", async ({ page }) => {
  await page.goto(path);
  const links = plan(page).getByRole("link");
  await expect(links).toHaveCount(block.rooms.length);
  await links.first().focus();
  const widths = () =>
    links.locator("rect").evaluateAll((all) => all.map((each) => getComputedStyle(each).strokeWidth));
  await page.keyboard.press("Tab");
  const [unfocused, focused] = await widths();
  expect(focused).not.toBe(unfocused);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${path}#${secondRoom.id}`);
  await expect(page.locator(`#${secondRoom.id}`)).toBeInViewport();
});

test("the guide prints on one page, with the plan and every sense of every room", async ({ page }) => {
  await catchPrint(page);
  await page.goto(path);
  await guide(page).getByRole("button", { name: "Print this guide" }).click();
  await expectAskedToPrint(page);
  await page.emulateMedia({ media: "print" });
  await expect(plan(page)).toBeVisible();
  const printed = await printedPages(page);
  expect(printed).toHaveLength(1);
  for (const text of [block.heading, ...texts, ...block.requests.items, block.quietTimes.title])
    expect(printed[0]).toContain(asShown(text));
  for (const text of ["Your Child's First Visit", "Print this guide"]) expect(printed[0]).not.toContain(text);
});

test("in calm mode, the list is read aloud, and not the plan", async ({ page }) => {
  await storeCalmMode(page);
  await fakeSpeech(page, "local");
  await page.goto(path);
  await guide(page).getByRole("button", { name: "Read aloud" }).click();
  const read = await page.evaluate(() => {
    const { spoken, endSentence, isSpeaking } = window as never as FakeSpeechWindow;
    while (isSpeaking()) endSentence();
    return spoken.join(" ");
  });
  for (const text of texts) expect(read).toContain(asShown(text));
  expect(read.split(firstRoom.name)).toHaveLength(2);
  expect(await violations(page)).toEqual([]);
});

test.describe("on a phone, without JavaScript", () => {
  test.use({ ...smallPhone, javaScriptEnabled: false });

  test("a room of the plan can be tapped, and leads to its entry", async ({ page }) => {
    await page.goto(path);
    for (const room of await plan(page).getByRole("link").all()) {
      const box = await room.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await plan(page).getByRole("link", { name: secondRoom.name }).tap();
    await expect(page.locator(`#${secondRoom.id}`)).toBeInViewport();
    for (const text of texts) await expect(guide(page).getByText(asShown(text)).first()).toBeVisible();
    await expect(guide(page).getByRole("button")).toBeHidden();
  });
});
