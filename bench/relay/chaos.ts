import { crashes } from "./chaos/crashes";
import { diskFull } from "./chaos/disk-full";
import { mailOutage } from "./chaos/mail-outage";
import { slowloris } from "./chaos/slowloris";
import { type Experiment, runExperiments } from "./run-experiments";

/** The experiments with their default sizes, which a second argument overrides: `npm run bench -- chaos kills 50`. */
const experiments: Record<string, Experiment> = {
  kills: { size: 500, run: crashes },
  mail: { size: 10, run: mailOutage },
  disk: { size: 20, run: diskFull },
  slow: { size: 2_000, run: slowloris },
};

export default () => runExperiments(experiments, process.argv.slice(3));
