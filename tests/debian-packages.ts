import { spawnSync } from "node:child_process";

/** The programs that tests run besides a browser, with the Debian packages that contain them. */
export const packagesOf = {
  nginx: ["nginx-light", "libnginx-mod-http-brotli-static"],
  apache2: ["apache2"],
  "php-cgi": ["php-cgi"],
  caddy: ["caddy"],
  chromium: ["chromium"],
  // Takes half of the time of Chromium for most tests; the others need one that can open windows.
  "chromium-headless-shell": ["chromium-headless-shell", "fonts-dejavu-core"],
  openssl: ["openssl"],
  pdfinfo: ["poppler-utils"],
  qpdf: ["qpdf"],
  // Of the package that manages the servers; the tests start their own.
  pg_ctlcluster: ["postgresql"],
  // A fresh Debian that follows the guide. The keyring has the key of the release.
  mmdebstrap: ["mmdebstrap", "debian-archive-keyring"],
  "systemd-nspawn": ["systemd-container"],
} as const;

export type Program = keyof typeof packagesOf;

/** Whether all of the programs are installed. Tests that need others are skipped; `npm test` installs them first in CI. */
export function hasPrograms(programs: readonly Program[]): boolean {
  return programs.every(isInstalled);
}

/**
 * Installs the Debian packages of programs, if one is missing and we are root.
 * @throws with the command to run if a program is still missing
 */
export function requirePrograms(programs: readonly string[], packages: readonly string[]): void {
  if (!programs.every(isInstalled)) installPackages(packages);
  const missing = programs.filter((program) => !isInstalled(program));
  if (missing.length === 0) return;
  throw new Error(
    `Not installed: ${missing.join(", ")}. On Debian, run: sudo apt-get install --no-install-recommends ${packages.join(" ")}`,
  );
}

/** Installs Debian packages if we are root, without starting services. */
export function installPackages(packages: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  // With RUNLEVEL=1 invoke-rc.d starts no services.
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages.join(" ")}`;
  spawnSync("sh", ["-c", command], { stdio: "inherit", timeout: 600_000, env: environment });
}

function isInstalled(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
}
