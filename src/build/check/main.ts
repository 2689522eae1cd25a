import { checkWithPictures } from "./check-with-pictures";
import { report } from "./report";
import { writeSchemas } from "./write-schemas";

async function main(): Promise<void> {
  const written = writeSchemas(process.cwd());
  if (written.length > 0) process.stdout.write(`Written to schemas/: ${written.join(", ")}\n`);

  const result = await checkWithPictures(process.cwd());
  const stream = result.faults.length > 0 ? process.stderr : process.stdout;
  stream.write(`${report(result)}\n`);
  process.exitCode = result.faults.length > 0 ? 1 : 0;
}

void main();
