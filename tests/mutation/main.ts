import { spawnSync } from "node:child_process";
import groups from "./groups.json";

const names = process.argv.slice(2);
const chosen = names.length > 0 ? names : Object.keys(groups);
const unknown = chosen.filter((name) => !Object.hasOwn(groups, name));
if (unknown.length > 0)
  throw new Error(`There is no group ${unknown.join()}. The groups are ${Object.keys(groups).join(", ")}.`);

const failed = chosen.filter((name) => {
  process.stdout.write(`\n${name}\n`);
  const { status } = spawnSync("npx", ["stryker", "run", "tests/mutation/stryker.config.js"], {
    stdio: "inherit",
    env: { ...process.env, MUTATION_GROUP: name },
  });
  return status !== 0;
});
if (failed.length > 0) {
  process.stdout.write(`\nFailed, or below 85 % killed: ${failed.join(", ")}\n`);
  process.exitCode = 1;
}
