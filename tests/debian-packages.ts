import { spawnSync } from "node:child_process";

/**
 * Whether all of the programs are installed. On a CI machine with root rights, their Debian packages are
 * installed first. Elsewhere nothing is installed, and tests that need the programs are skipped.
 */
export function hasPrograms(programs: readonly string[], packages: readonly string[]): boolean {
  if (!programs.every(isInstalled) && process.env.CI === "true") install(packages);
  return programs.every(isInstalled);
}

/**
 * Installs the Debian packages of programs, if one is missing and we are root.
 * @throws with the command to run if a program is still missing
 */
export function requirePrograms(programs: readonly string[], packages: readonly string[]): void {
  if (!programs.every(isInstalled)) install(packages);
  const missing = programs.filter((program) => !isInstalled(program));
  if (missing.length === 0) return;
  throw new Error(
    `Not installed: ${missing.join(", ")}. On Debian, run: sudo apt-get install --no-install-recommends ${packages.join(" ")}`,
  );
}

/** Installs packages as root, without starting services. */
function install(packages: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  // With RUNLEVEL=1 invoke-rc.d starts no services.
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages.join(" ")}`;
  spawnSync("sh", ["-c", command], { timeout: 600_000, env: environment });
}

function isInstalled(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
}
