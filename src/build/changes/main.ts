/** `npm run changes`: which pages the last build made other than the build before. */
import { describeChanges } from "./compare";
import { readRecords } from "./record";

const { before, after } = readRecords("var");
process.stdout.write(`${describeChanges(before, after)}\n`);
