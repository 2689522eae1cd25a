import { setTimeout as pause } from "node:timers/promises";
import type { SimulatedParent } from "./simulated-parent";
import type { Request, Step } from "./step";

/** A step's seconds, by what they went into. */
export interface JourneyResult {
  readonly step: string;
  readonly reading: number;
  readonly typing: number;
  readonly pressing: number;
  readonly waiting: number;
}

/**
 * Takes the steps one after the other, and says on stderr which is begun.
 * @throws when a step fails or is not done within its limit, with the name of the step and where the page was
 */
export async function runJourney(
  steps: readonly Step[],
  parent: SimulatedParent,
  request: Request,
): Promise<JourneyResult[]> {
  const walked: JourneyResult[] = [];
  for (const step of steps) {
    process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${step.name}\n`);
    const before = { ...parent.spent };
    const start = performance.now();
    await withinLimit(step, step.act(parent, request)).catch((error: Error) => {
      throw new Error(`The parent is stuck at "${step.name}", on ${parent.page.url()}: ${error.message}`);
    });
    const reading = parent.spent.reading - before.reading;
    const typing = parent.spent.typing - before.typing;
    const pressing = parent.spent.pressing - before.pressing;
    const waiting = (performance.now() - start) / 1_000 - reading - typing - pressing;
    walked.push({ step: step.name, reading, typing, pressing, waiting });
  }
  return walked;
}

function withinLimit({ limit }: Step, done: Promise<unknown>): Promise<unknown> {
  const late = pause(1_000 * limit, undefined, { ref: false }).then(() => {
    throw new Error(`it was not done within ${limit} s.`);
  });
  return Promise.race([done, late]);
}
