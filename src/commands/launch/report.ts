import { type GroupName, groups, type LaunchBlocker } from "./launch-blocker";

/** Formats the blockers for a terminal, in groups with what to do. */
export function describeLaunchBlockers(blockers: readonly LaunchBlocker[]): string {
  if (blockers.length === 0)
    return "No sample content, test settings or missing facts are left: the website is ready to go live.";
  const names = (Object.keys(groups) as GroupName[]).filter((name) =>
    blockers.some(({ group }) => group === name),
  );
  const parts = names.map((name) => {
    const inGroup = blockers.filter(({ group }) => group === name);
    return [`${name} (${inGroup.length})`, `  To do: ${groups[name]}`, ...linesOf(inGroup)].join("\n");
  });
  const things = blockers.length === 1 ? "thing is" : "things are";
  return [...parts, `${blockers.length} ${things} left to do before the website goes live.`].join("\n\n");
}

/** Formats aligned lines. Terminals of code editors open locations such as "data/team.json:8" on click. */
function linesOf(blockers: readonly LaunchBlocker[]): string[] {
  const locations = blockers.map(({ file, line }) => (line === undefined ? file : `${file}:${line}`));
  const width = Math.max(...locations.map(({ length }) => length));
  return blockers.map(({ what }, index) => `  ${locations[index]?.padEnd(width)}  ${what}`);
}
