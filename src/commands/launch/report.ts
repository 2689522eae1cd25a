import { grouped } from "../../content-check/one-per-cause";
import type { Problem } from "../../content-check/problem";
import { launchGroups } from "../../content-check/rules/before-launch";

/** Formats what has to be done before the website goes live for a terminal, in groups with what to do. */
export function describeLaunchProblems(problems: readonly Problem[], isStrict = false): string {
  if (problems.length === 0)
    return isStrict
      ? "No invented people and no invented words are left."
      : "No sample content, test settings or missing facts are left: the website is ready to go live.";
  const groups = new Map(grouped(problems, ({ group }) => group));
  const parts = Object.entries(launchGroups).flatMap(([name, toDo]) => {
    const inGroup = groups.get(name as keyof typeof launchGroups) ?? [];
    if (inGroup.length === 0) return [];
    return [[`${name} (${inGroup.length})`, `  To do: ${toDo}`, ...linesOf(inGroup)].join("\n")];
  });
  const things = problems.length === 1 ? "thing is" : "things are";
  return [...parts, `${problems.length} ${things} left to do before the website goes live.`].join("\n\n");
}

/** Formats aligned lines. Terminals of code editors open locations such as "data/team.json:8" on click. */
function linesOf(problems: readonly Problem[]): string[] {
  const places = problems.map(({ file, location }) => [file, location?.line].filter(Boolean).join(":"));
  const width = Math.max(...places.map(({ length }) => length));
  return problems.map(({ found }, index) => `  ${places[index]?.padEnd(width)}  ${found}`);
}
