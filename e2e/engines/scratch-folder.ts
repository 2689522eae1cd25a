import { mkdirSync } from "node:fs";
import { resolve } from "node:path";

/** Makes a folder for what a browser reads or writes besides its profile. @returns its path */
export function scratchFolder(name: string): string {
  const folder = resolve("var/engines", name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
