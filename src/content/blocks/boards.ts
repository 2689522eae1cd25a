import { z } from "zod";
import { boardSymbols } from "../../shared/site/board-symbols";
import { html, sample, text, written } from "../fields";
import { group } from "../group";
import { block } from "./shared";

const boardWord = group("BoardWord", {
  word: written()
    .max(12, "must have at most 12 letters, to fit under its symbol")
    .meta({ role: "words", description: "One or two short words. The device says them." }),
  symbol: z.enum(boardSymbols).meta({ description: "The drawing above the word." }),
});

/** Blocks that help a child and a grown-up understand each other. */
export const boards = [
  block(
    "communication-board",
    "Communication board",
    "Large squares with symbols and words, which the device says.",
    {
      text: html("Says what the board is for, and that what is pressed stays on the device."),
      words: z.array(boardWord).min(2).max(12, "must be at most 12, or the squares do not fit on one page"),
      withoutScript: text(
        "Shown where the browser runs no programs: why there is no sound, and what works all the same.",
      ).meta({ formLabel: "If the browser can't do this" }),
      sample,
    },
  ),
] as const;
