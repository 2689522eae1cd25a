import { markdownTable, print } from "../table";
import { groupClocks, groupFailovers, groupKills, groupRolling } from "./group/experiments";
import { groupRates } from "./group/rates";

/** The experiments with their default sizes, which a second argument overrides: `npm run bench -- group kills 30`. */
const experiments: Record<string, { size: number; run: (size: number) => Promise<{ passed: boolean }[]> }> = {
  kills: { size: 100, run: groupKills },
  failover: { size: 5, run: groupFailovers },
  clocks: { size: 30, run: groupClocks },
  rolling: { size: 2, run: groupRolling },
  rates: { size: 10, run: groupRates },
};

async function main([only, size]: string[]): Promise<void> {
  const chosen = Object.entries(experiments).filter(([name]) => only === undefined || name === only);
  let hasPassed = chosen.length > 0;
  for (const [, experiment] of chosen) {
    const rows = await experiment.run(Number(size ?? experiment.size));
    print(markdownTable(rows));
    hasPassed &&= rows.every(({ passed }) => passed);
  }
  process.exit(hasPassed ? 0 : 1);
}

void main(process.argv.slice(3));
