import { existsSync } from "node:fs";
import { builtUses } from "./built-files";
import { problemsOf } from "./check";
import { exceptions } from "./exceptions";
import { supportedEngines } from "./support";

/** Checks the scripts, styles and pages of the built site for what the oldest supported browsers do not have. */
async function main(): Promise<void> {
  if (!existsSync("public/index.html")) {
    process.stderr.write("There is no built site to check. Run: npm run build\n");
    process.exitCode = 1;
    return;
  }
  const problems = problemsOf(await builtUses("public"), exceptions);
  if (problems.length === 0) {
    process.stdout.write(`The built site uses nothing that these lack: ${supportedEngines}.\n`);
    return;
  }
  process.stderr.write(`${problems.join("\n\n")}\n`);
  process.exitCode = 1;
}

void main();
