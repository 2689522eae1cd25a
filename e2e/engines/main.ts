import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requirePrograms } from "../../tests/debian-packages";
import { deleteTestMails } from "../support/mailbox";
import { serveSite } from "../support/serve";
import { engines } from "./engines";
import { journeys } from "./journeys";
import { lineOf, type Result, report } from "./report";
import { runEngine } from "./run-engine";

/**
 * Runs every journey in every engine, at both widths. Words on the command line choose: only what has all of them in its
 * engine, width or journey is run.
 */
async function main(): Promise<void> {
  requirePrograms(
    engines.flatMap(({ programs }) => programs),
    engines.flatMap(({ packages }) => packages),
  );
  const words = process.argv.slice(2).map((word) => word.toLowerCase());
  const isWanted = ({ engine, width, journey }: Omit<Result, "problems">) =>
    words.every((word) => `${engine} ${width} ${journey}`.toLowerCase().includes(word));

  const results: Result[] = [];
  const tell = (result: Result) => {
    results.push(result);
    process.stdout.write(lineOf(result));
  };
  const folder = mkdtempSync(join(tmpdir(), "outbox-"));
  const site = await serveSite(".", { OUTBOX_URL: `file:${join(folder, "outbox.db")}`, TRUST_PROXY: "1" });
  try {
    await Promise.all(engines.map((engine) => runEngine(engine, journeys, site.address, isWanted, tell)));
  } finally {
    site.stop();
    await deleteTestMails();
    rmSync(folder, { recursive: true });
  }
  process.stdout.write(`\n${report(results)}`);
  process.exitCode = results.length > 0 && results.every(({ problems }) => problems.length === 0) ? 0 : 1;
}

void main();
