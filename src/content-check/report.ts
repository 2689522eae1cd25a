import type { CheckResult } from "./check-content";
import { grouped, type Problem, type SourceLocation } from "./problem";

/** The end of a report that a command prints. */
const checkAgain = "then run: npm run check:content";

/** The end of a report in the live view, which checks again after every save. */
export const saveInLiveView = "then save the file: the live view follows by itself.";

/**
 * Formats the problems for a terminal, grouped by file; if there are none, the warnings.
 * @param advice the end of the last sentence, which says what to do after fixing the problems
 */
export function report({ problems, warnings, files }: CheckResult, advice = checkAgain): string {
  if (problems.length > 0) {
    const pronoun = problems.length === 1 ? "it" : "them";
    return [...byFile(problems), `${total(problems, "problem")}. Fix ${pronoun}, ${advice}`].join("\n\n");
  }
  const end = `Content checked: ${files} files, no problems found.`;
  if (warnings.length === 0) return end;
  return [...byFile(warnings), `${total(warnings, "thing")} to look at when you have time.`, end].join(
    "\n\n",
  );
}

const total = (problems: readonly Problem[], noun: string): string =>
  `${count(problems.length, noun)} in ${count(new Set(problems.map(({ file }) => file)).size, "file")}`;

const byFile = (problems: readonly Problem[]): string[] =>
  grouped(problems, ({ file }) => file).map(
    ([file, inFile]) => `${file}\n${inFile.map(describeProblem).join("\n\n")}`,
  );

function describeProblem({ location, entry, field, found, expected, fix, also = [] }: Problem): string {
  const where = [
    location && `line ${location.line}, column ${location.column}`,
    entry,
    field?.replace(/^"/, 'field "'),
  ]
    .filter(Boolean)
    .join(" · ");
  return [
    ...(where === "" ? [] : [`  ${where}`]),
    ...(location === undefined ? [] : excerpt(location)),
    `    Found:         ${found}`,
    `    Expected:      ${expected}`,
    `    How to fix it: ${fix}`,
    ...also.map((each, index) => `    ${index === 0 ? "Also in:      " : "              "} ${each}`),
  ].join("\n");
}

/** How many characters of a long line are shown before the caret, and in all. */
const before = 50;
const width = 90;

/** Shows the line with a caret under the column; if the line is long, only the part around the caret. */
function excerpt({ line, column, text }: SourceLocation): string[] {
  const index = column - 1;
  const start = text.length > width ? Math.max(0, index - before) : 0;
  const shown = text.slice(start, start + width).replace(/\t/g, " ");
  const left = start > 0 ? "…" : "";
  const right = start + width < text.length ? "…" : "";
  const margin = `    ${line} | `;
  return [
    `${margin}${left}${shown}${right}`,
    `${" ".repeat(margin.length - 2)}| ${" ".repeat(left.length + index - start)}^`,
  ];
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;
