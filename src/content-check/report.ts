import type { CheckResult } from "./check-content";
import type { Fault, Place } from "./problem";

/** The last words of a report that is printed by a command. */
const checkAgain = "then run: npm run check:content";

/** The same where the live view is open, which checks again at every save. */
export const saveInLiveView = "then save the file: the live view follows by itself.";

/**
 * The result of a check as text for a terminal, grouped by file: problems, or else what can wait.
 * @param advice what to do after a fix
 */
export function report({ faults, warnings, files }: CheckResult, advice = checkAgain): string {
  if (faults.length > 0) {
    const pronoun = faults.length === 1 ? "it" : "them";
    return [...byFile(faults), `${total(faults, "problem")}. Fix ${pronoun}, ${advice}`].join("\n\n");
  }
  const end = `Content checked: ${files} files, no problems found.`;
  if (warnings.length === 0) return end;
  return [...byFile(warnings), `${total(warnings, "thing")} to look at when there is time.`, end].join(
    "\n\n",
  );
}

function total(faults: readonly Fault[], noun: string): string {
  return `${count(faults.length, noun)} in ${count(new Set(faults.map(({ file }) => file)).size, "file")}`;
}

function byFile(faults: readonly Fault[]): string[] {
  const names = [...new Set(faults.map(({ file }) => file))];
  return names.map(
    (name) =>
      `${name}\n${faults
        .filter(({ file }) => file === name)
        .map(describeFault)
        .join("\n\n")}`,
  );
}

function describeFault({ place, entry, field, found, expected, mend, also = [] }: Fault): string {
  const where = [
    ...(place === undefined ? [] : [`line ${place.line}, column ${place.column}`]),
    ...(entry === undefined ? [] : [entry]),
    ...(field === undefined ? [] : [field.replace(/^"/, 'field "')]),
  ].join(" · ");
  return [
    ...(where === "" ? [] : [`  ${where}`]),
    ...(place === undefined ? [] : excerpt(place)),
    `    Found:         ${found}`,
    `    Expected:      ${expected}`,
    `    How to fix it: ${mend}`,
    ...also.map((each, index) => `    ${index === 0 ? "Also in:      " : "              "} ${each}`),
  ].join("\n");
}

const before = 50;
const width = 90;

/** The line with a caret under the column; of a long line, the part around it. */
function excerpt({ line, column, text }: Place): string[] {
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

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
