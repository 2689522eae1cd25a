import type { Page } from "@playwright/test";
import { formatAddress } from "../../src/shared/clinic/contact";
import { asShown, clinic, firstBlock } from "../support/content";
import { catchPrint, expectAskedToPrint, printedPages } from "../support/print-to-pdf";
import { expect, test } from "../support/test";

const { path: boardPath, block: board } = firstBlock("communication-board");
const { path: guidePath, block: guide } = firstBlock("sensory-guide");
const { path: cardPath, block: card } = firstBlock("travel-card");
const { insurerCall } = clinic.insurance;
const { parking, door } = clinic.arrival;

const size = (part: Element) => Math.min(part.clientWidth, part.clientHeight);

/** Each button that prints a part of a page, with what is on the sheet and what is left out. */
const parts = [
  {
    path: boardPath,
    name: "Print this board",
    printed: board.words.map(({ word }) => word),
    leftOut: ["Scan one by one", "Your Child's First Visit"],
    async look(page: Page) {
      const squares = page.getByRole("region", { name: board.heading }).getByRole("list").getByRole("button");
      // Two inches.
      for (const square of await squares.all()) expect(await square.evaluate(size)).toBeGreaterThan(192);
    },
  },
  {
    path: guidePath,
    name: "Print this guide",
    printed: [
      ...[guide.heading, guide.quietTimes.title, ...guide.requests.items],
      ...guide.rooms.flatMap(({ name, see, hear, smell, touch }) => [name, see, hear, smell, touch]),
    ],
    leftOut: ["Your Child's First Visit", "Print this guide"],
    look: (page: Page) => expect(page.getByRole("navigation", { name: "Plan of the rooms" })).toBeVisible(),
  },
  {
    path: cardPath,
    name: "Print this card",
    printed: [formatAddress(clinic.address), clinic.phones.main, parking, door, ...card.lines],
    leftOut: [card.heading, "Print this card"],
    async look(page: Page) {
      const line = page.getByRole("article").getByText(card.lines[0] ?? "");
      await expect(line).toHaveCSS("border-bottom-style", "solid");
      expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    },
  },
  {
    path: "/appointment",
    name: "Print these questions",
    folds: ["Insurance plans", insurerCall.heading],
    printed: insurerCall.questions,
    leftOut: ["MODA", "Your Appointment"],
  },
];

for (const { path, name, folds = [], printed, leftOut, look } of parts)
  test(`"${name}" prints that part alone, on one page`, async ({ page }) => {
    await catchPrint(page);
    await page.goto(path);
    for (const fold of folds) await page.locator("summary", { hasText: fold }).click();
    await page.getByRole("button", { name }).filter({ visible: true }).click();
    await expectAskedToPrint(page);
    await page.emulateMedia({ media: "print" });
    await look?.(page);
    const sheets = await printedPages(page);
    expect(sheets).toHaveLength(1);
    for (const text of printed) expect(sheets[0]).toContain(asShown(text));
    for (const text of leftOut) expect(sheets[0]).not.toContain(text);
  });
