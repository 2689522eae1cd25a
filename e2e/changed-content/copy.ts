import { cpSync, existsSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const excluded = [
  ".git",
  ".cache",
  "node_modules",
  "public",
  "deploy",
  "var",
  "coverage",
  "test-results",
  "shots",
];

/**
 * Copies the whole project, including tests, to a temporary folder. Caches are not copied, but the images of an existing build
 * are.
 * @returns the folder
 */
export function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "changed-content-"));
  for (const name of readdirSync(".").filter((each) => !excluded.includes(each)))
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  if (existsSync("public/static"))
    cpSync("public/static", join(folder, "public/static"), { recursive: true });
  return folder;
}
