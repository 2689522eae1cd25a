import { cpSync, existsSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const parts = [
  ...["art", "data", "documents", "server", "src", "static", "package.json", "tsconfig.json"],
  ...["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"],
];

/**
 * A copy of the project without caches, so that measuring costs nobody theirs.
 * @param folder where it is put; a temporary one when not said
 */
export function copyOfProject(folder = mkdtempSync(join(tmpdir(), "project-bench-"))): string {
  for (const part of parts.filter((name) => existsSync(name))) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  return folder;
}
