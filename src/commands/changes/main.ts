/** `npm run changes`: lists the pages that differ between the last build and the one before. */

import { readBuildHistory } from "../../gatsby/changes/record";
import { describeChanges } from "./compare";

process.stdout.write(`${describeChanges(readBuildHistory("var"))}\n`);
