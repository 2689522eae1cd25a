import { spawnSync } from "node:child_process";

/**
 * Whether Debian's independent PDF readers are here. On a root CI machine they are installed; elsewhere nothing is
 * touched, and what needs them is reported as not run.
 */
export function hasPdfTools(): boolean {
  if (isHere()) return true;
  if (process.env.CI !== "true" || process.getuid?.() !== 0) return false;
  spawnSync("sh", ["-c", "apt-get update -qq && apt-get install -y -qq poppler-utils qpdf"], {
    timeout: 240_000,
  });
  return isHere();
}

function isHere(): boolean {
  return ["pdfinfo", "qpdf"].every((tool) => spawnSync(tool, ["--version"]).error === undefined);
}
