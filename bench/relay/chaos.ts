import { markdownTable, print } from "../table";
import { crashes } from "./chaos/crashes";
import { dataErasure } from "./chaos/data-erasure";
import { diskFull } from "./chaos/disk-full";
import { flood } from "./chaos/flood";
import { fuzz } from "./chaos/fuzz";
import { mailHour } from "./chaos/mail-hour";
import { mailOutage } from "./chaos/mail-outage";
import { slowloris } from "./chaos/slowloris";

/** Each with its size, which a second argument changes: `npm run bench -- chaos kills 50`. */
const trials: Record<string, { size: number; run: (size: number) => Promise<{ passed: boolean }[]> }> = {
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
  const chosen = Object.entries(trials).filter(([name]) => only === undefined || name === only);
  let isFine = chosen.length > 0;
  for (const [, trial] of chosen) {
    const rows = await trial.run(Number(size ?? trial.size));
    print(markdownTable(rows));
    isFine &&= rows.every(({ passed }) => passed);
  }
  process.exit(isFine ? 0 : 1);
}

void main(process.argv.slice(3));
