import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";

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
