/** `npm run changes`: which pages of the last build differ from the build before. */

import { readBuildHistory } from "../../gatsby/changes/record";
import { describeChanges } from "./compare";

process.stdout.write(`${describeChanges(readBuildHistory("var"))}\n`);
