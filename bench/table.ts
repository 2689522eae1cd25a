import { loadavg } from "node:os";

type Cell = string | number | boolean | undefined;

/** A Markdown table; numbers stand to the right. Throws when there is no row to take the heads from. */
export function markdownTable(rows: readonly Readonly<Record<string, Cell>>[]): string {
  const [first] = rows;
  if (first === undefined) throw new Error("There is nothing to show in a table.");
  const heads = Object.keys(first);
  const line = (cells: readonly Cell[]) => `| ${cells.join(" | ")} |\n`;
  return [
    line(heads),
    line(heads.map((head) => (typeof first[head] === "number" ? "---:" : "---"))),
    ...rows.map((row) => line(heads.map((head) => row[head] ?? ""))),
  ].join("");
}

/** The middle of the values; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

export function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}

/** What else the machine did meanwhile: timings under a load above the number of its cores say little. */
export function loadNow(): string {
  return `Load of the machine: ${loadavg()[0]?.toFixed(1)}.`;
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
