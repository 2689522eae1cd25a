import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { sourceOfEncoded } from "../../src/shared/http/encodings";
import { privateBuildFiles } from "../../src/shared/http/private-build-files";

/** A file of the site. */
export interface PublicFile {
  /** Absolute, without symbolic links. */
  readonly path: string;
  readonly size: number;
  readonly modified: Date;
}

/**
 * Finds the file for a URL path: the file itself, a folder's index.html, or the page's .html. Never finds
 * files outside the root (by dots, encoded or not, or symbolic links), hidden files, precompressed files,
 * which have no URL, or files that are not for visitors.
 * @param root the folder that is served
 * @param path percent-encoded, starting with "/"
 * @returns undefined when there is no such file
 */
export async function findPublicFile(root: string, path: string): Promise<PublicFile | undefined> {
  const name = hasEncodedSlash.test(path) ? undefined : decode(path);
  if (name === undefined || isPrivate(name)) return undefined;
  for (const candidate of [name, join(name, "index.html"), `${name}.html`]) {
    const file = await fileInside(root, candidate).catch(() => undefined);
    if (file) return file;
  }
  return undefined;
}

/** Rejects when there is no such file, or no file can have this name. */
async function fileInside(root: string, name: string): Promise<PublicFile | undefined> {
  const path = await realpath(join(root, name));
  const details = await stat(path);
  const isInside = path.startsWith((await realpath(root)) + sep);
  return isInside && details.isFile() ? { path, size: details.size, modified: details.mtime } : undefined;
}

/** An encoded slash is part of a file name (RFC 3986, section 2.2), and no file name contains one. */
const hasEncodedSlash = /%2f/i;

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function isPrivate(name: string): boolean {
  const hasHiddenPart = name.split("/").some((part) => part.startsWith(".") && part !== ".well-known");
  const isCompressed = sourceOfEncoded(name) !== undefined;
  return hasHiddenPart || name.includes("\\") || isCompressed || privateFiles.test(name);
}

const privateFiles = new RegExp(privateBuildFiles, "i");
