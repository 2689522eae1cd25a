import { type GroupName, groups, type LaunchBlocker } from "./launch-blocker";

/** What is left before the site may go live, as text for a terminal: one group after another, with what to do. */
export function describeLaunchBlockers(leftovers: readonly LaunchBlocker[]): string {
  if (leftovers.length === 0) return "Nothing is sample, test or unset: the site may go live.";
  const names = (Object.keys(groups) as GroupName[]).filter((name) =>
    leftovers.some(({ group }) => group === name),
  );
  const parts = names.map((name) => {
    const own = leftovers.filter(({ group }) => group === name);
    return [`${name} (${own.length})`, `  To do: ${groups[name]}`, ...linesOf(own)].join("\n");
  });
  const things = leftovers.length === 1 ? "thing is" : "things are";
  return [...parts, `${leftovers.length} ${things} left to do before the site goes live.`].join("\n\n");
}

/** The places stand below each other, written so that an editor's terminal opens them with a click. */
function linesOf(leftovers: readonly LaunchBlocker[]): string[] {
  const places = leftovers.map(({ file, line }) => (line === undefined ? file : `${file}:${line}`));
  const width = Math.max(...places.map(({ length }) => length));
  return leftovers.map(({ what }, index) => `  ${places[index]?.padEnd(width)}  ${what}`);
}
