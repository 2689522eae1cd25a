/** `npm run launch-check`: `--json` prints JSON, `--without=NAME,NAME` names settings that are not set on purpose. */
import { parseArgs } from "node:util";
import { checkBeforeLaunch } from "../../content-check/check-content";
import { checkWithPictures } from "../../content-check/check-with-pictures";
import type { Problem } from "../../content-check/problem";
import { report } from "../../content-check/report";
import { describeLaunchProblems } from "./report";
import { findUnset, settingNames } from "./unset-settings";

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { json: { type: "boolean" }, without: { type: "string" } } });
  const without = values.without?.split(",").map((name) => name.trim()) ?? [];
  const unknown = without.filter((name) => !settingNames.includes(name));
  if (unknown.length > 0)
    throw new Error(
      `Unknown settings: ${unknown.join(", ")}. --without knows only ${settingNames.join(", ")}.`,
    );
  const check = await checkWithPictures(process.cwd());
  if (check.problems.length > 0) throw new Error(report(check));
  const problems = [
    ...checkBeforeLaunch(process.cwd(), new Date().toISOString().slice(0, 10)),
    ...findUnset(process.env, without),
  ];
  const text = values.json
    ? JSON.stringify(problems.map(inShort), null, 2)
    : describeLaunchProblems(problems);
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
