import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startPostgres } from "../../../server/testing/postgres";
import type { AcceptorTask } from "./acceptor";

const run = promisify(execFile);
const concurrency = 16;

/** How many forms one, two and four relays accept in a second, beside one relay with a file. */
export async function groupRates(seconds: number) {
  const rows = [];
  const folder = mkdtempSync(join(tmpdir(), "rates-"));
  rows.push(await measure("a file, 1 relay", `file:${join(folder, "outbox.db")}`, 1, seconds));
  rmSync(folder, { recursive: true });
  for (const relays of [1, 2, 4]) {
    const database = await startPostgres();
    const outbox = `PostgreSQL, ${relays} relay${relays > 1 ? "s" : ""}`;
    rows.push(await measure(outbox, database.url("relay"), relays, seconds));
    await database.remove();
  }
  return rows;
}

async function measure(outbox: string, url: string, relays: number, seconds: number) {
  const key = randomBytes(32).toString("base64");
  const task: AcceptorTask = { url, key, seconds, concurrency: concurrency / relays };
  const acceptor = join(__dirname, "acceptor.ts");
  const outputs = await Promise.all(
    Array.from({ length: relays }, () =>
      run(process.execPath, ["--import", "tsx", acceptor, JSON.stringify(task)], { maxBuffer: 1e9 }),
    ),
  );
  const times = outputs.flatMap(({ stdout }) => JSON.parse(stdout) as number[]).sort((a, b) => a - b);
  const percentile = (part: number) => Number((times[Math.floor(times.length * part)] ?? 0).toFixed(1));
  return {
    outbox,
    "accepted/s": Math.round(times.length / seconds),
    "median (ms)": percentile(0.5),
    "p99 (ms)": percentile(0.99),
    passed: times.length > 0,
  };
}
