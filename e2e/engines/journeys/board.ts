import { boardBlock, boardPath } from "../../widgets/board";
import type { Journey } from "../journey";
import { the } from "../target";

const board = the("region", boardBlock.heading);
const squares = the("list", boardBlock.heading, board);
const [first = "", second = ""] = boardBlock.words.map(({ word }) => word);

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
    await page.press(the("button", second, squares));
    await showsWord(second);

    await page.press(the("button", "Scan one by one", board));
    await page.sees(the("button", "Stop scanning", board));
    await page.until(
      "the first square is marked",
      (wanted) => {
        const button = inPage.findAll(wanted)[0];
        return button !== undefined && getComputedStyle(button).outlineStyle === "solid";
      },
      the("button", first, squares),
    );
    await page.keys(" ");
    await showsWord(first);
    await page.keys("Escape");
    await page.sees(the("button", "Scan one by one", board));
  },
};
