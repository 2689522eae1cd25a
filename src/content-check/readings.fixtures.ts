import { grouped, type Problem } from "./problem";

/** What an editor reads of a problem, with its place and those of others with the same cause. */
export function readingOf(problem: Problem): string {
  const { file, location, entry, field, group, found, expected, fix, also = [] } = problem;
  const at = location && `${location.line}:${location.column}`;
  const place = [at, [file, entry, field].filter(Boolean).join(", "), ...also].filter(Boolean).join(" + ");
  return [place, ...(group === undefined ? [] : [group]), found, expected, fix].join("\n");
}

/** A message and its values, such as names and numbers. */
interface Reading {
  readonly title: string;
  readonly place: string;
  /** The message with a mark in the place of each value. */
  readonly frame: string;
  readonly values: readonly string[];
}

const mark = "\u0000";
/** Quoted words and lists of them, tags, {facts}, files and numbers. */
const value = /"[^"\n]*"(?:, "[^"\n]*")*|<[^>\n]*>|\{[^}\n]*\}|data\/[\w./ -]*\w|\d+(?:[:.,-]\d+)*/g;

/**
 * Formats readings as a table: each message once, and below it the cases with their places and the values that stand for $1, $2
 * and so on. Nothing is left out, so that a change of any text, place or value changes the table.
 */
export function tableOf(readings: readonly (readonly [title: string, reading: string])[]): string {
  const parsed = readings.map(([title, reading]): Reading => {
    const [place = "", ...message] = reading.split("\n");
    const text = message.join("\n");
    return { title, place, frame: text.replace(value, mark), values: text.match(value) ?? [] };
  });
  return grouped(parsed, ({ frame }) => frame)
    .map(([frame, rows]) => tableOfMessage(frame, rows))
    .join("\n\n");
}

function tableOfMessage(frame: string, rows: readonly Reading[]): string {
  const columns = (rows[0]?.values ?? []).map((_, index) => rows.map(({ values }) => values[index] ?? ""));
  const differing = columns.filter((column) => new Set(column).size > 1).map((column) => column.join(mark));
  const named = [...new Set(differing)];
  const message = frame.split(mark).reduce((text, part, index) => {
    const column = columns[index - 1] ?? [];
    const name = named.indexOf(column.join(mark)) + 1;
    return `${text}${name > 0 ? `$${name}` : column[0]}${part}`;
  });
  const cells = named.map((column) => column.split(mark));
  const lines = rows.map(({ title, place }, row) =>
    [`    ${JSON.stringify(title)}: ${place}`, ...cells.map((column) => column[row])].join(" | "),
  );
  return [...message.split("\n").map((line) => `  ${line}`), ...lines].join("\n");
}
