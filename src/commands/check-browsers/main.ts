import { existsSync } from "node:fs";
import { builtUses } from "./built-files";
import { problemsOf } from "./check";
import { exceptions } from "./exceptions";
import { supportedEngines } from "./support";

/** `npm run check:browsers`: finds features in the built site that the oldest supported browsers lack. */
async function main(): Promise<void> {
  if (!existsSync("public/index.html")) {
    process.stderr.write("The site has not been built yet. Run: npm run build\n");
    process.exitCode = 1;
    return;
  }
  const problems = problemsOf(await builtUses("public"), exceptions);
  if (problems.length === 0) {
    process.stdout.write(
      `Everything that the built site uses works in ${supportedEngines}, or has a fallback.\n`,
    );
    return;
  }
  process.stderr.write(`${problems.join("\n\n")}\n`);
  process.exitCode = 1;
}

void main();
