import { killAtRandom } from "./chaos/crashes";
import { leftovers } from "./chaos/data-erasure";
import { faultyDisk } from "./chaos/disk-full";
import { flooded } from "./chaos/flood";
import { hostileBodies } from "./chaos/fuzz";
import { badMailHour } from "./chaos/mail-hour";
import { faultyMail } from "./chaos/mail-outage";
import { slowClients } from "./chaos/slowloris";

/** Each with its size, which a second argument changes: `npm run bench -- faults kills 50`. */
const trials: Record<string, { size: number; run: (size: number) => Promise<{ passed: boolean }[]> }> = {
  kills: { size: 500, run: killAtRandom },
  mail: { size: 10, run: faultyMail },
  disk: { size: 20, run: faultyDisk },
  bodies: { size: 100_000, run: hostileBodies },
  flood: { size: 20, run: flooded },
  slow: { size: 2_000, run: slowClients },
  hour: { size: 60, run: badMailHour },
  leftovers: { size: 100, run: leftovers },
};

async function main([only, size]: string[]): Promise<void> {
  const chosen = Object.entries(trials).filter(([name]) => only === undefined || name === only);
  let isFine = chosen.length > 0;
  for (const [, trial] of chosen) {
    const rows = await trial.run(Number(size ?? trial.size));
    // biome-ignore lint/suspicious/noConsole: the table is what this program is for
    console.table(rows);
    isFine &&= rows.every(({ passed }) => passed);
  }
  process.exit(isFine ? 0 : 1);
}

void main(process.argv.slice(3));
