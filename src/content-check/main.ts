/** `npm run check:content`: reports what is wrong with the content, and writes the schemas for editors' programs. */
import { checkWithPictures } from "./check-with-pictures";
import { readContent } from "./read-content";
import { report } from "./report";
import { writeSchemas } from "./schemas/write-schemas";

async function main(folder: string): Promise<void> {
  const result = await checkWithPictures(folder);
  const hasProblems = result.problems.length > 0;
  // Content with problems may lack ids, which editors' programs then would no longer offer.
  const written = hasProblems ? [] : writeSchemas(folder, readContent(folder).content.site);
  if (written.length > 0) process.stdout.write(`Written to schemas/: ${written.join(", ")}\n`);

  const stream = hasProblems ? process.stderr : process.stdout;
  stream.write(`${report(result)}\n`);
  process.exitCode = hasProblems ? 1 : 0;
}

void main(process.cwd());
