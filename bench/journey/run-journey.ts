import { setTimeout as pause } from "node:timers/promises";
import type { SimulatedParent } from "./simulated-parent";
import type { Request, Step } from "./step";

/** The seconds of one step, by activity. */
export interface JourneyResult {
  readonly step: string;
  readonly reading: number;
  readonly typing: number;
  readonly tapping: number;
  readonly waiting: number;
}

/**
 * Runs the steps one after the other and logs each one to stderr as it starts.
 * @throws when a step fails or exceeds its time limit, with the step's name and the page's URL
 */
export async function runJourney(
  steps: readonly Step[],
  parent: SimulatedParent,
  request: Request,
): Promise<JourneyResult[]> {
  const results: JourneyResult[] = [];
  for (const step of steps) {
    process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${step.name}\n`);
    const before = { ...parent.spent };
    const start = performance.now();
    await withinLimit(step, step.act(parent, request)).catch((error: Error) => {
      throw new Error(`The parent is stuck at "${step.name}", on ${parent.page.url()}: ${error.message}`);
    });
    const reading = parent.spent.reading - before.reading;
    const typing = parent.spent.typing - before.typing;
    const tapping = parent.spent.tapping - before.tapping;
    const waiting = (performance.now() - start) / 1_000 - reading - typing - tapping;
    results.push({ step: step.name, reading, typing, tapping, waiting });
  }
  return results;
}

function withinLimit({ limit }: Step, done: Promise<unknown>): Promise<unknown> {
  const timeout = pause(1_000 * limit, undefined, { ref: false }).then(() => {
    throw new Error(`it took longer than ${limit} s.`);
  });
  return Promise.race([done, timeout]);
}
