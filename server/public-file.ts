import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { sourceOfEncoded } from "../src/utils/encodings";

/** A file of the site, or a stored encoding of one. */
export interface PublicFile {
  readonly path: string;
  readonly size: number;
  readonly modified: Date;
}

/**
 * Finds the file that stands at an address: the file itself, a folder's index.html, or the page's .html.
 * Nothing outside the root is ever found, whether by dots (encoded or not) or by a link; nor is a hidden file, nor a
 * stored encoding, which has no address of its own.
 * @param root the folder that is served
 * @param path as asked for: percent-encoded, from "/"
 */
export async function findPublicFile(root: string, path: string): Promise<PublicFile | undefined> {
  const name = decode(path);
  if (name === undefined || isPrivate(name)) return undefined;
  for (const candidate of [name, join(name, "index.html"), `${name}.html`]) {
    const file = await unlessAbsent(() => statInside(root, candidate));
    if (file) return file;
  }
  return undefined;
}

async function statInside(root: string, name: string): Promise<PublicFile | undefined> {
  const folder = await realpath(root);
  const path = await realpath(join(folder, name));
  if (!path.startsWith(folder + sep)) return undefined;
  const details = await stat(path);
  return details.isFile() ? { path, size: details.size, modified: details.mtime } : undefined;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function isPrivate(name: string): boolean {
  const hasHiddenPart = name.split("/").some((part) => part.startsWith(".") && part !== ".well-known");
  return hasHiddenPart || name.includes("\\") || name.includes("\0") || sourceOfEncoded(name) !== undefined;
}

/** What was found, or undefined where no such file exists; other failures are thrown on. */
export async function unlessAbsent<Found>(find: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await find();
  } catch (error) {
    const absence = ["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP"];
    if (absence.includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}
