/** `npm run changes`: which pages of the last build differ from the build before. */
import { describeChanges } from "./compare";
import { readBuildHistory } from "./record";

process.stdout.write(`${describeChanges(readBuildHistory("var"))}\n`);
