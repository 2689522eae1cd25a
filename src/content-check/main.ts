/**
 * `npm run check:content`: reports problems in the content, and writes which translated pages are live, and the JSON Schemas that
 * code editors use.
 */
import { checkWithPictures } from "./check-with-pictures";
import { inReadingOrder } from "./problem";
import { readContent } from "./read-content";
import { findReadingProblems } from "./reading/reading-problems";
import { report } from "./report";
import { writeSchemas } from "./schemas/json-schemas";
import { recordLivePages } from "./translations/read-languages";

async function main(folder: string): Promise<void> {
  for (const name of recordLivePages(folder)) process.stdout.write(`${name} is complete: it is now live.\n`);
  const checked = await checkWithPictures(folder);
  const { content } = readContent(folder);
  // Not part of the build's check: a long sentence must not keep a snow day off the website.
  const hard = checked.problems.length > 0 ? [] : findReadingProblems(content);
  const result = { ...checked, problems: [...checked.problems, ...hard].sort(inReadingOrder) };
  const hasProblems = result.problems.length > 0;
  // With problems, ids may be missing from the content, and code editors would no longer suggest them.
  const written = hasProblems ? [] : writeSchemas(folder, content.site);
  if (written.length > 0) process.stdout.write(`Updated in schemas/: ${written.join(", ")}\n`);

  const stream = hasProblems ? process.stderr : process.stdout;
  stream.write(`${report(result)}\n`);
  process.exitCode = hasProblems ? 1 : 0;
}

void main(process.cwd());
