import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";

type Cell = string | number | boolean | undefined;

/** A Markdown table with numbers aligned right. @throws when there are no rows to take the headings from */
export function markdownTable(rows: readonly Readonly<Record<string, Cell>>[]): string {
  const [first] = rows;
  if (first === undefined) throw new Error("There are no rows to show in a table.");
  const heads = Object.keys(first);
  const line = (cells: readonly Cell[]) => `| ${cells.join(" | ")} |\n`;
  return [
    line(heads),
    line(heads.map((head) => (typeof first[head] === "number" ? "---:" : "---"))),
    ...rows.map((row) => line(heads.map((head) => row[head] ?? ""))),
  ].join("");
}

/** The median of the values; NaN if there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** Bytes in KB (1000 bytes), rounded to one decimal. */
export function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}

/** The machine's load average. Timings are unreliable when it is above the number of cores. */
export function loadNow(): string {
  return `Load average: ${loadavg()[0]?.toFixed(1)}.`;
}

const lines: string[] = [];

/** Prints a part of a measurement's report. */
export function print(text: string): void {
  lines.push(text);
  process.stdout.write(`${text}\n`);
}

/** All that has been printed so far. */
export function printed(): string {
  return lines.join("\n");
}

const file = "docs/performance.md";

/**
 * Replaces what docs/performance.md says of one measurement.
 * @param page the text of docs/performance.md
 * @param name the measurement, as `npm run bench` knows it
 * @throws Error when the page has no place for it
 */
export function withMeasurement(page: string, name: string, text: string): string {
  const [start, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from === -1 || to < from)
    throw new Error(`${file} has no place for "${name}". Write ${start} and ${end} where its tables belong.`);
  return `${page.slice(0, from + start.length)}\n\n${text.trim()}\n\n${page.slice(to)}`;
}

/** Writes a measurement to docs/performance.md, with its date and the machine, formatted as `npm run lint` wants it. */
export function writeMeasurement(name: string, text: string): void {
  const day = new Date().toISOString().slice(0, 10);
  const conditions = `Measured on ${day}, ${availableParallelism()} cores, Node.js ${process.versions.node}.`;
  writeFileSync(file, withMeasurement(readFileSync(file, "utf8"), name, `${conditions}\n\n${text}`));
  execFileSync(process.execPath, [require.resolve("@biomejs/biome/bin/biome"), "format", "--write", file]);
}
