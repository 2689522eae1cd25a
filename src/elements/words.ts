import type { ScriptWords } from "../words/catalog";
import { clock as englishClock } from "../words/en/clock";
import { opening as englishOpening, script as englishScript } from "../words/en/layout";

/** The words of the small script, in the language that src/gatsby/html/site-script.ts builds it for. */
export const { clock, opening, script }: ScriptWords = process.env.SCRIPT_WORDS
  ? JSON.parse(process.env.SCRIPT_WORDS)
  : { clock: englishClock, opening: englishOpening, script: englishScript };
