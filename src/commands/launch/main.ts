/**
 * `npm run launch-check`: `--json` prints JSON, `--without=NAME,NAME` names settings that are not set on purpose. `--strict` lists
 * only what must never be on a public website: invented people and words. `--clinician` writes a page to print for a clinician.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { checkBeforeLaunch } from "../../content-check/check-content";
import { checkWithPictures } from "../../content-check/check-with-pictures";
import type { Problem } from "../../content-check/problem";
import { readContent } from "../../content-check/read-content";
import { report } from "../../content-check/report";
import { findInvented } from "../../content-check/rules/sample-content";
import { describeLaunchProblems } from "./report";
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
        ...checkBeforeLaunch(process.cwd(), new Date().toISOString().slice(0, 10)),
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

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  },
);
