/**
 * `npm run launch-check`: `--json` prints JSON, `--without=NAME,NAME` names settings that are not set on purpose. `--strict` lists
 * only what must never be on a public website: invented people and words. `--clinician` writes a page to print for a clinician.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { checkBeforeLaunch } from "../../content-check/check-content";
import { checkWithPictures } from "../../content-check/check-with-pictures";
import type { Problem } from "../../content-check/problem";
import { grouped } from "../../content-check/problem";
import { readContent } from "../../content-check/read-content";
import { report } from "../../content-check/report";
import { launchGroups } from "../../content-check/rules/before-launch";
import { findInvented } from "../../content-check/rules/sample-content";
import { toClinicTime } from "../../shared/clinic/clinic-local-time";
import { findUnset, settingNames } from "./unset-settings";
import { worksheet } from "./worksheet";

async function main(): Promise<number> {
  const flag = { type: "boolean" } as const;
  const { values } = parseArgs({
    options: { json: flag, strict: flag, clinician: flag, without: { type: "string" } },
  });
  const without = values.without?.split(",").map((name) => name.trim()) ?? [];
  const unknown = without.filter((name) => !settingNames.includes(name));
  if (unknown.length > 0)
    throw new Error(
      `Unknown settings: ${unknown.join(", ")}. --without knows only ${settingNames.join(", ")}.`,
    );
  const check = await checkWithPictures(process.cwd());
  if (check.problems.length > 0) throw new Error(report(check));
  const { content } = readContent(process.cwd());
  if (values.clinician) {
    mkdirSync("var", { recursive: true });
    writeFileSync("var/clinician.html", worksheet(content));
    process.stdout.write("Written: var/clinician.html. Open it in a browser, and print it.\n");
    return 0;
  }
  const problems = values.strict
    ? findInvented(content)
    : [
        ...checkBeforeLaunch(process.cwd(), toClinicTime(new Date()).date),
        ...findUnset(process.env, without),
      ];
  const text = values.json
    ? JSON.stringify(problems.map(inShort), null, 2)
    : describeLaunchProblems(problems, values.strict);
  process.stdout.write(`${text}\n`);
  return problems.length > 0 ? 1 : 0;
}

/** What other programs read of a problem. */
const inShort = ({ group, file, location, found }: Problem) => ({
  group,
  file,
  line: location?.line,
  what: found,
});

/** Formats what has to be done before the website goes live for a terminal, in groups with what to do. */
function describeLaunchProblems(problems: readonly Problem[], isStrict = false): string {
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

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  },
);
