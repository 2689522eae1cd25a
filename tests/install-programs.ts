/**
 * `npm run test:programs`: on a CI machine with root rights, installs the Debian packages of the programs that tests need, once
 * and before any test. Elsewhere it only lists what is missing, because the tests that need those programs are then skipped.
 */
import { spawnSync } from "node:child_process";
import { hasPrograms, type Program, packagesOf } from "./debian-packages";

const missing = () =>
  Object.keys(packagesOf).filter((name): name is Program => !hasPrograms([name as Program]));
const isCi = process.env.CI === "true";

if (isCi && process.getuid?.() === 0 && missing().length > 0) {
  const names = missing().flatMap((program) => packagesOf[program]);
  // With RUNLEVEL=1 invoke-rc.d starts no services.
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const command = `apt-get update -qq && apt-get install -y -qq ${names.join(" ")}`;
  spawnSync("sh", ["-c", command], { stdio: "inherit", timeout: 240_000, env: environment });
}

const left = missing();
if (left.length > 0) {
  const packages = left.flatMap((program) => packagesOf[program]).join(" ");
  process.stderr.write(
    isCi
      ? `In CI every test must run, but these programs are missing: ${left.join(", ")}. Install them: apt-get install ${packages}\n`
      : `The tests that need ${left.join(", ")} are skipped. To run them: sudo apt-get install ${packages}\n`,
  );
  if (isCi) process.exitCode = 1;
}
