/** `npm run launch-check`: `--json` prints JSON, `--without=NAME,NAME` names settings that are not set on purpose. */
import { parseArgs } from "node:util";
import { checkWithPictures } from "../../content-check/check-with-pictures";
import { report } from "../../content-check/report";
import { findLaunchBlockers } from "./launch-check";
import { describeLaunchBlockers } from "./report";
import { settingNames } from "./unset-settings";

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
  const blockers = findLaunchBlockers(process.cwd(), {
    today: new Date().toISOString().slice(0, 10),
    environment: process.env,
    without,
  });
  const text = values.json ? JSON.stringify(blockers, null, 2) : describeLaunchBlockers(blockers);
  process.stdout.write(`${text}\n`);
  return blockers.length > 0 ? 1 : 0;
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
