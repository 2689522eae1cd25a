import { cpSync, existsSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const parts = [
  ...["art", "data", "documents", "server", "src", "static", "package.json", "tsconfig.json"],
  ...["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"],
];

/**
 * Copies the project without its caches, which stay untouched.
 * @param folder the target; by default a new temporary folder
 * @returns the target folder
 */
export function copyOfProject(folder = mkdtempSync(join(tmpdir(), "project-copy-"))): string {
  for (const part of parts.filter((name) => existsSync(name))) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  return folder;
}
