import { loadavg } from "node:os";

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
