import { markdownTable, print } from "../table";

/** An experiment and its default size, which the command line can override. */
export interface Experiment {
  readonly size: number;
  readonly run: (size: number) => Promise<{ passed: boolean }[]>;
}

/** Runs one of the experiments, or all, prints their tables, and ends the process: with 1 if one has not passed. */
export async function runExperiments(
  experiments: Readonly<Record<string, Experiment>>,
  [only, size]: readonly string[],
): Promise<never> {
  const chosen = Object.entries(experiments).filter(([name]) => only === undefined || name === only);
  let hasPassed = chosen.length > 0;
  for (const [, experiment] of chosen) {
    const rows = await experiment.run(Number(size ?? experiment.size));
    print(markdownTable(rows));
    hasPassed &&= rows.every(({ passed }) => passed);
  }
  process.exit(hasPassed ? 0 : 1);
}
