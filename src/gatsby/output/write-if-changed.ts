import { readFile, writeFile } from "node:fs/promises";

/** Writes a file unless it already has this content, so that file watchers see only real changes. */
export async function writeIfChanged(path: string, content: string): Promise<void> {
  const before = await readFile(path, "utf8").catch(() => undefined);
  if (before !== content) await writeFile(path, content);
}
