import type { Page } from "@playwright/test";
import { violations } from "../support/axe";
import { firstBlock } from "../support/content";
import { type FakeSpeechWindow, fakeSpeech } from "../support/fakes/speech";
import { smallPhone } from "../support/gestures";
import { expect, hydrate, test } from "../support/test";
import { storeCalmMode } from "./calm";

const { path: boardPath, block: boardBlock } = firstBlock("communication-board");
const board = (page: Page) => page.getByRole("region", { name: boardBlock.heading });
const squares = (page: Page) => board(page).getByRole("list").getByRole("button");
const [first = "", second = ""] = boardBlock.words.map(({ word }) => word);
const spoken = (page: Page) => page.evaluate(() => (window as never as FakeSpeechWindow).spoken);
const square = (page: Page, name: string) => squares(page).filter({ hasText: new RegExp(`^${name}$`) });

/** Opens the board before React runs. */
async function open(page: Page): Promise<void> {
  await fakeSpeech(page);
  await page.goto(boardPath);
}

test("the first press, before React runs, is said and shown, and nothing is sent", async ({ page }) => {
  await open(page);
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await square(page, second).click();
  await expect.poll(() => spoken(page)).toEqual([second]);
  await expect(
    board(page)
      .locator("p")
      .filter({ hasText: new RegExp(`^${second}$`) }),
  ).toBeVisible();
  await expect(board(page).getByRole("status")).toBeEmpty();
  expect(await violations(page)).toEqual([]);
  expect(sent).toEqual([]);
});

test("scanning marks a square, and Space says its word", async ({ page }) => {
  await open(page);
  await hydrate(page);
  await board(page).getByRole("button", { name: "Scan one by one" }).press("Enter");
  const marked = () =>
    squares(page).evaluateAll((all) =>
      all.findIndex((each) => getComputedStyle(each).outlineStyle === "solid"),
    );
  await expect.poll(marked).toBe(0);
  await page.keyboard.press("Space");
  await expect.poll(() => spoken(page)).toEqual([first]);
});

test.describe("on a phone in calm mode", () => {
  test.use(smallPhone);

  test("squares are large, and everything fits", async ({ page }) => {
    await storeCalmMode(page);
    await open(page);
    await expect(board(page).getByRole("button", { name: "Read aloud" })).toBeVisible();
    for (const { width, height } of await squares(page).evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().toJSON()),
    )) {
      expect(Math.min(width, height)).toBeGreaterThan(88);
    }
    const [content, screen] = await page.evaluate(() => [document.body.scrollWidth, innerWidth]);
    expect(content).toBeLessThanOrEqual(screen ?? 0);
    expect(await violations(page)).toEqual([]);
  });
});
