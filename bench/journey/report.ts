import { loadNow, markdownTable, print } from "../table";
import type { JourneyResult } from "./run-journey";

/** From opening the home page until the request is in the clinic's mailbox. */
const limitSeconds = 120;

/** Prints the seconds of each step and their total. @returns whether the total is within the limit */
export function report(results: readonly JourneyResult[]): boolean {
  const sum = results.reduce((total, { reading, typing, tapping, waiting }) => ({
    ...{ step: "all", reading: total.reading + reading, typing: total.typing + typing },
    ...{ tapping: total.tapping + tapping, waiting: total.waiting + waiting },
  }));
  const rows = [...results, sum].map(({ step, reading, typing, tapping, waiting }) => ({
    step,
    "reading (s)": round(reading),
    "typing (s)": round(typing),
    "tapping (s)": round(tapping),
    "waiting for the site (s)": round(waiting),
    "total (s)": round(reading + typing + tapping + waiting),
  }));
  const seconds = sum.reading + sum.typing + sum.tapping + sum.waiting;
  print(markdownTable(rows));
  print(`From a concern to a sent request: ${round(seconds)} s. The limit is ${limitSeconds} s.`);
  print(loadNow());
  return seconds <= limitSeconds;
}

function round(seconds: number): number {
  return Math.round(10 * seconds) / 10;
}
