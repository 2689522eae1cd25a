import { groupFailovers, groupKills } from "./group/experiments";
import { groupRates } from "./group/rates";
import { groupRolling } from "./group/rolling";
import { type Experiment, runExperiments } from "./run-experiments";

/** The experiments with their default sizes, which a second argument overrides: `npm run bench -- group kills 30`. */
const experiments: Record<string, Experiment> = {
  kills: { size: 100, run: groupKills },
  failover: { size: 5, run: groupFailovers },
  rolling: { size: 2, run: groupRolling },
  rates: { size: 10, run: groupRates },
};

export default () => runExperiments(experiments, process.argv.slice(3));
