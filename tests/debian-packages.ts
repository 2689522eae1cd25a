import { spawnSync } from "node:child_process";

/** The programs that tests run besides a browser, with the Debian packages that contain them. */
export const packagesOf = {
  nginx: ["nginx-light", "libnginx-mod-http-brotli-static"],
  apache2: ["apache2"],
  "php-cgi": ["php-cgi"],
  caddy: ["caddy"],
  chromium: ["chromium"],
  openssl: ["openssl"],
  pdfinfo: ["poppler-utils"],
  qpdf: ["qpdf"],
} as const;

export type Program = keyof typeof packagesOf;

/** Whether all of the programs are installed. Tests that need others are skipped; `npm test` installs them first in CI. */
export function hasPrograms(programs: readonly Program[]): boolean {
  return programs.every((program) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0);
}
