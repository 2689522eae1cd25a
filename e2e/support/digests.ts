import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** The SHA-256 digests of all files in a folder, by their path in it. */
export function digestsOf(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const digest = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
  return new Map(files.map((file) => [relative(folder, file), digest(file)]));
}
