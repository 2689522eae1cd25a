/**
 * `tests/install-programs.ts`: on a CI machine with root rights, installs the Debian packages of the programs that tests need, once
 * and before any test. Elsewhere it only lists what is missing: the tests that need it are then skipped, or take longer.
 */
import { hasPrograms, installPackages, type Program, packagesOf } from "./debian-packages";

const missing = () =>
  Object.keys(packagesOf).filter((name): name is Program => !hasPrograms([name as Program]));
const isCi = process.env.CI === "true";

if (isCi && missing().length > 0) installPackages(missing().flatMap((program) => packagesOf[program]));

const left = missing();
if (left.length > 0) {
  const packages = left.flatMap((program) => packagesOf[program]).join(" ");
  process.stderr.write(
    isCi
      ? `In CI every test must run, but these programs are missing: ${left.join(", ")}. Install them: apt-get install ${packages}\n`
      : `Without ${left.join(", ")}, tests are skipped or take longer. To install them: sudo apt-get install ${packages}\n`,
  );
  if (isCi) process.exitCode = 1;
}
