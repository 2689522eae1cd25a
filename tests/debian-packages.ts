import { spawnSync } from "node:child_process";

/**
 * Whether all of some programs are here. On a root CI machine Debian's packages are installed for them, and no service
 * is started; elsewhere nothing is touched, and what needs them is reported as not run.
 */
export function hasPrograms(programs: readonly string[], packages: readonly string[]): boolean {
  const areHere = () => programs.every(isHere);
  if (areHere()) return true;
  if (process.env.CI !== "true" || process.getuid?.() !== 0) return false;
  // RUNLEVEL=1 is what invoke-rc.d takes for a machine on which no service is to be started.
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  spawnSync("sh", ["-c", `apt-get update -qq && apt-get install -y -qq ${packages.join(" ")}`], {
    timeout: 240_000,
    env: environment,
  });
  return areHere();
}

function isHere(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
}
