import { markdownTable, print } from "../table";
import { crashes } from "./chaos/crashes";
import { dataErasure } from "./chaos/data-erasure";
import { diskFull } from "./chaos/disk-full";
import { flood } from "./chaos/flood";
import { fuzz } from "./chaos/fuzz";
import { mailHour } from "./chaos/mail-hour";
import { mailOutage } from "./chaos/mail-outage";
import { slowloris } from "./chaos/slowloris";

/** The experiments with their default sizes, which a second argument overrides: `npm run bench -- chaos kills 50`. */
const experiments: Record<string, { size: number; run: (size: number) => Promise<{ passed: boolean }[]> }> = {
  kills: { size: 500, run: crashes },
  mail: { size: 10, run: mailOutage },
  disk: { size: 20, run: diskFull },
  bodies: { size: 100_000, run: fuzz },
  flood: { size: 20, run: flood },
  slow: { size: 2_000, run: slowloris },
  hour: { size: 60, run: mailHour },
  leftovers: { size: 100, run: dataErasure },
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
