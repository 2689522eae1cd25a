import { crashes } from "./chaos/crashes";
import { dataErasure } from "./chaos/data-erasure";
import { diskFull } from "./chaos/disk-full";
import { flood } from "./chaos/flood";
import { fuzz } from "./chaos/fuzz";
import { mailHour } from "./chaos/mail-hour";
import { mailOutage } from "./chaos/mail-outage";
import { slowloris } from "./chaos/slowloris";
import { type Experiment, runExperiments } from "./run-experiments";

/** The experiments with their default sizes, which a second argument overrides: `npm run bench -- chaos kills 50`. */
const experiments: Record<string, Experiment> = {
  kills: { size: 500, run: crashes },
  mail: { size: 10, run: mailOutage },
  disk: { size: 20, run: diskFull },
  bodies: { size: 100_000, run: fuzz },
  flood: { size: 20, run: flood },
  slow: { size: 2_000, run: slowloris },
  hour: { size: 60, run: mailHour },
  leftovers: { size: 100, run: dataErasure },
};

export default () => runExperiments(experiments, process.argv.slice(3));
