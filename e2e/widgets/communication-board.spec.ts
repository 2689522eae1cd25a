import type { Page } from "@playwright/test";
import { violations } from "../support/axe";
import { asShown, firstBlock } from "../support/content";
import { type FakeSpeechWindow, fakeSpeech } from "../support/fakes/speech";
import { smallPhone } from "../support/gestures";
import { catchPrint, expectAskedToPrint, printedPages } from "../support/print-to-pdf";
import { expect, hydrate, test } from "../support/test";
import { expectLoadFailure } from "../support/whole-page";
import { storeCalmMode } from "./calm";

const { path: boardPath, block: boardBlock } = firstBlock("communication-board");
const board = (page: Page) => page.getByRole("region", { name: boardBlock.heading });
const squares = (page: Page) => board(page).getByRole("list").getByRole("button");
const words = boardBlock.words.map(({ word }) => word);
const [first = "", second = "", third = ""] = words;
const spoken = (page: Page) => page.evaluate(() => (window as never as FakeSpeechWindow).spoken);
const square = (page: Page, name: string) => squares(page).filter({ hasText: new RegExp(`^${name}$`) });
const scanButton = (page: Page) => board(page).getByRole("button", { name: "Scan one by one" });

/** The index of the square that the scan marks; -1 if there is none. */
const marked = (page: Page) =>
  squares(page).evaluateAll((all) =>
    all.findIndex((each) => getComputedStyle(each).outlineStyle === "solid"),
  );

/** Opens the board before React runs. */
async function open(page: Page, kind: "local" | "remote" = "local"): Promise<void> {
  await catchPrint(page);
  await fakeSpeech(page, kind);
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

test("by keyboard: each square can be reached and pressed", async ({ page }) => {
  await open(page);
  await hydrate(page);
  await square(page, first).focus();
  for (const key of ["Enter", "Space"]) {
    await page.keyboard.press(key);
    await page.keyboard.press("Tab");
  }
  await expect(square(page, third)).toBeFocused();
  await expect.poll(() => spoken(page)).toEqual([first, second]);
});

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("scanning by one switch: the mark moves, Space and any press say the marked word, Escape stops", async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    await hydrate(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await board(page).getByLabel("Pace").selectOption("1 second");
    await scanButton(page).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => marked(page)).toBe(0);
    await page.clock.runFor(1000);
    expect(await marked(page)).toBe(1);
    await page.keyboard.press("Space");
    await expect.poll(() => spoken(page)).toEqual([second]);
    await page.clock.runFor(1000);
    expect(await marked(page)).toBe(2);
    // A press on another square and one beside the squares choose the marked one.
    await square(page, first).click();
    await board(page).getByRole("heading").click();
    await expect.poll(() => spoken(page)).toEqual([second, third, third]);
    await page.keyboard.press("Escape");
    await expect(scanButton(page)).toBeVisible();
    expect(await marked(page)).toBe(-1);
    await square(page, first).click();
    await expect.poll(async () => (await spoken(page)).at(-1)).toBe(first);
  });
});

test("the board prints on one page, with every word", async ({ page }) => {
  await open(page);
  await board(page).getByRole("button", { name: "Print this board" }).click();
  await expectAskedToPrint(page);
  await page.emulateMedia({ media: "print" });
  const sizes = await squares(page).evaluateAll((all) =>
    all.map((each) => Math.round(Math.min(each.clientWidth, each.clientHeight))),
  );
  // Two inches.
  for (const size of sizes) expect(size).toBeGreaterThan(192);
  const printed = await printedPages(page);
  expect(printed).toHaveLength(1);
  for (const word of words) expect(printed[0]).toContain(word);
  for (const word of ["Scan one by one", "Your Child's First Visit"]) expect(printed[0]).not.toContain(word);
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

test.describe("when the script fails to load", () => {
  test.use({ allowedConsole: /Failed to load resource|ChunkLoadError|Loading chunk/ });

  test("the squares stay, and a message says what to do", async ({ page }) => {
    await page.route(/\/app-\w+\.js/, (route) => route.abort());
    await page.goto(boardPath);
    await square(page, first).click();
    await expectLoadFailure(page, "button[data-replay-click]");
    await expect(squares(page)).toHaveCount(words.length);
    await expect(scanButton(page)).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the board is shown and printed, and says that sound needs JavaScript", async ({ page }) => {
    await page.goto(boardPath);
    await expect(board(page).locator("noscript p")).toHaveText(asShown(boardBlock.withoutScript));
    for (const word of words) await expect(square(page, word)).toBeVisible();
    await expect(scanButton(page)).toBeHidden();
    const printed = (await printedPages(page)).join(" ");
    for (const word of words) expect(printed).toContain(word);
  });
});
