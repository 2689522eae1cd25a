import { insurancePlans } from "../../../src/words/en/sections";
import { clinic, firstBlock } from "../../support/content";
import { evaluation, visitPackBlock, visitPackPath } from "../../widgets/visit-pack";
import type { Journey } from "../engine";
import type { SitePage } from "../site-page";
import { type Target, the } from "../target";
import { openStory } from "./story";

/** Presses a print button. Its part alone must be marked for the printer while the print dialog is open, and not after. */
async function prints(page: SitePage, button: Target, words: string): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.asked = "yes";
    };
  });
  await page.press(button);
  await page.until("the print dialog is asked for", () => document.documentElement.dataset.asked === "yes");
  await page.until(
    `"${words}" is what prints`,
    (wanted) => {
      const parts = [...document.querySelectorAll("[data-print-only]")];
      const rules = [...(document.styleSheets[0]?.cssRules ?? [])].map(({ cssText }) => cssText).join();
      return (
        parts.length === 1 && parts[0]?.textContent?.includes(wanted) && rules.includes("[data-print-only]")
      );
    },
    words,
  );
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.until("the whole page shows again", () => !document.querySelector("[data-print-only]"));
}

/** Prints the picture book, the guide to the rooms, the board, the card for a trip, a visit's list and an insurer's questions. */
export const printParts: Journey = {
  name: "printing",
  async run(page) {
    await openStory(page);
    await prints(page, the("button", "Print this book"), "");

    const board = firstBlock("communication-board");
    await page.open(board.path);
    await prints(page, the("button", "Print this guide"), "Touch:");
    await prints(page, the("button", "Print this board"), board.block.words[0]?.word ?? "");

    await page.open(firstBlock("travel-card").path);
    await prints(page, the("button", "Print this card"), clinic.arrival.door);

    await page.open(visitPackPath);
    const pack = the("region", visitPackBlock.heading);
    await page.press(the("summary", new RegExp(evaluation.name), pack));
    await prints(page, the("button", "Print this list", pack), evaluation.name);

    await page.open("/appointment");
    const { heading } = clinic.insurance.insurerCall;
    await page.press(the("summary", new RegExp(`^${insurancePlans.insurers}`)));
    await page.press(the("summary", heading));
    await prints(page, the("button", "Print these questions"), heading);
  },
};
