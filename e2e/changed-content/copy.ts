import { cpSync, existsSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const left = [".git", ".cache", "node_modules", "public", "deploy", "var", "coverage", "test-results"];

/**
 * A copy of the whole project, tests included, among the system's temporary files. It has no caches, but the pictures of an
 * existing build.
 */
export function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "changed-content-"));
  for (const name of readdirSync(".").filter((each) => !left.includes(each)))
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  if (existsSync("public/static"))
    cpSync("public/static", join(folder, "public/static"), { recursive: true });
  return folder;
}
