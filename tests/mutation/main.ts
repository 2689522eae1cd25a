import { execFileSync } from "node:child_process";
import groups from "./groups.json";

const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(groups)) {
  if (!Object.hasOwn(groups, name))
    throw new Error(`There is no group ${name}. The groups are ${Object.keys(groups).join(", ")}.`);
  process.stdout.write(`\n${name}\n`);
  execFileSync("npx", ["stryker", "run", "tests/mutation/stryker.config.js"], {
    stdio: "inherit",
    env: { ...process.env, MUTATION_GROUP: name },
  });
}
