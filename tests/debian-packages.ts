import { spawnSync } from "node:child_process";

/**
 * Whether all of the programs are installed. On a CI machine with root rights, their Debian packages are
 * installed first, without starting services. Elsewhere nothing is installed, and tests that need the
 * programs are skipped.
 */
export function hasPrograms(programs: readonly string[], packages: readonly string[]): boolean {
  const areInstalled = () => programs.every(isInstalled);
  if (areInstalled()) return true;
  if (process.env.CI !== "true" || process.getuid?.() !== 0) return false;
  // With RUNLEVEL=1 invoke-rc.d starts no services.
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  spawnSync("sh", ["-c", `apt-get update -qq && apt-get install -y -qq ${packages.join(" ")}`], {
    timeout: 240_000,
    env: environment,
  });
  return areInstalled();
}

function isInstalled(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
}
