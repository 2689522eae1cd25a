/** Prints what pdf.js reads from each given PDF, as JSON. Jest cannot load ES modules and runs this program instead. */
import { inspectPdf } from "./inspect-pdf";

async function main(files: readonly string[]): Promise<void> {
  const found = [];
  for (const file of files) found.push(await inspectPdf(file));
  process.stdout.write(JSON.stringify(found));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
