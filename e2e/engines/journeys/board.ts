import { firstBlock } from "../../support/content";
import type { Journey } from "../engine";
import { type Target, the } from "../target";

const { path: boardPath, block: boardBlock } = firstBlock("communication-board");
const board = the("region", boardBlock.heading);
const squares = the("list", boardBlock.heading, board);
const anySquare = the("button", /./, squares);
const last = boardBlock.words.at(-1)?.word ?? "";

/** Notes which square is marked when a key is pressed: the mark moves by itself. */
function noteMarkedSquare(wanted: Target): void {
  const note = () => {
    const marked = inPage.findAll(wanted).find((each) => getComputedStyle(each).outlineStyle === "solid");
    document.documentElement.dataset.marked = marked?.textContent ?? "";
  };
  addEventListener("keydown", note, { capture: true, once: true });
}

/** Presses a square of the communication board before React runs, and scans the squares with one key. */
export const pointToWords: Journey = {
  name: "board",
  async run(page) {
    await page.goto(boardPath);
    const showsWord = (word: string) =>
      page.until(
        `"${word}" is shown in large letters`,
        (wanted, expected) =>
          [...(inPage.findAll(wanted)[0]?.querySelectorAll("p") ?? [])].some(
            ({ textContent }) => textContent === expected,
          ),
        board,
        word,
      );
    await page.press(the("button", last, squares));
    await showsWord(last);

    await page.press(the("button", "Scan one by one", board));
    await page.sees(the("button", "Stop scanning", board));
    await page.until(
      "a square is marked",
      (wanted) => inPage.findAll(wanted).some((each) => getComputedStyle(each).outlineStyle === "solid"),
      anySquare,
    );
    await page.evaluate(noteMarkedSquare, anySquare);
    await page.keys(" ");
    await showsWord(
      await page.until("a marked square is pressed", () => document.documentElement.dataset.marked),
    );
    await page.keys("Escape");
    await page.sees(the("button", "Scan one by one", board));
  },
};
