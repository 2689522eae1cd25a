import { loadNow, markdownTable, print } from "../table";
import type { JourneyResult } from "./run-journey";

/** In seconds, from opening Home to the request in the mailbox. */
const limit = 120;

/** Prints the steps and their sum. @returns whether the sum is within the limit */
export function report(walked: readonly JourneyResult[]): boolean {
  const sum = walked.reduce((total, { reading, typing, pressing, waiting }) => ({
    ...{ step: "all", reading: total.reading + reading, typing: total.typing + typing },
    ...{ pressing: total.pressing + pressing, waiting: total.waiting + waiting },
  }));
  const rows = [...walked, sum].map(({ step, reading, typing, pressing, waiting }) => ({
    step,
    "reading (s)": round(reading),
    "typing (s)": round(typing),
    "pressing (s)": round(pressing),
    "waiting for the site (s)": round(waiting),
    "sum (s)": round(reading + typing + pressing + waiting),
  }));
  const whole = sum.reading + sum.typing + sum.pressing + sum.waiting;
  print(markdownTable(rows));
  print(`From a worry to a sent request: ${round(whole)} s; it is to be within ${limit} s.`);
  print(loadNow());
  return whole <= limit;
}

function round(seconds: number): number {
  return Math.round(10 * seconds) / 10;
}
