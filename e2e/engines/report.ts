/** How one journey went, in one engine and at one width. */
export interface Result {
  readonly engine: string;
  readonly width: number;
  readonly journey: string;
  /** Empty if it passed. */
  readonly problems: readonly string[];
}

/** One line that says how a journey went, and below it why it failed. */
export function lineOf({ engine, width, journey, problems }: Result): string {
  const verdict = problems.length === 0 ? "ok    " : "FAILED";
  return [`${verdict}  ${engine} ${width}, ${journey}`, ...problems.map((text) => `  ${text}`), ""].join(
    "\n",
  );
}

/** A table of journeys, with a column for each engine and width, and below it what failed and why. */
export function report(results: readonly Result[]): string {
  const placeOf = ({ engine, width }: Result) => `${engine} ${width}`;
  const places = [...new Set(results.map(placeOf))].sort();
  const names = [...new Set(results.map(({ journey }) => journey))];
  const first = Math.max(0, ...names.map(({ length }) => length));

  const cell = (name: string, place: string) => {
    const result = results.find((each) => each.journey === name && placeOf(each) === place);
    return result ? (result.problems.length === 0 ? "ok" : "FAILED") : "";
  };
  const lines = names.map((name) =>
    [name.padEnd(first), ...places.map((place) => cell(name, place).padEnd(place.length))].join("  "),
  );
  const failed = results.filter(({ problems }) => problems.length > 0);
  return [
    ["".padEnd(first), ...places].join("  "),
    ...lines,
    "",
    ...failed.map(lineOf),
    `${results.length - failed.length} passed, ${failed.length} failed`,
    "",
  ].join("\n");
}
