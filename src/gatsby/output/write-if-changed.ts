import { readFile, writeFile } from "node:fs/promises";

/** Writes a file unless it reads so already: whoever watches it would take a file written anew for a changed one. */
export async function writeIfChanged(path: string, content: string): Promise<void> {
  const before = await readFile(path, "utf8").catch(() => undefined);
  if (before !== content) await writeFile(path, content);
}
