import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

const excluded = [
  ...[".git", ".cache", "node_modules", "public", "deploy"],
  ...["var", "test-results", "shots"],
];

/**
 * Copies the whole project, including tests, to a temporary folder, without its caches and its build.
 * @param built parts of the build to copy, too
 * @returns the folder
 */
export function copyOfProject(...built: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "project-copy-"));
  for (const name of [
    ...readdirSync(".").filter((each) => !excluded.includes(each)),
    ...built.filter((name) => existsSync(name)),
  ])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Puts the project's own content back into a copy. */
export function restoreContent(folder: string): void {
  for (const name of ["data", "static"]) {
    rmSync(join(folder, name), { recursive: true });
    cpSync(name, join(folder, name), { recursive: true });
  }
}

/** Runs a command in a copy, with its output in the terminal. Builds keep pictures. @returns whether it succeeded */
export function runInCopy(folder: string, command: string): boolean {
  process.stdout.write(`\nIn ${folder}: ${command}\n`);
  const preload = `--require ${JSON.stringify(join(folder, "e2e/support/keep-pictures.cjs"))}`;
  const build = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${preload}` };
  const env = { ...process.env, ...(command.endsWith("build") && build) };
  return spawnSync(command, { cwd: folder, env, shell: true, stdio: "inherit" }).status === 0;
}

/** The SHA-256 digests of all files in a folder, by their path in it. */
export function digestsOf(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const digest = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
  return new Map(files.map((file) => [relative(folder, file), digest(file)]));
}
