import { realpathSync, statSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { sourceOfEncoded } from "../../src/shared/http/encodings";
import { privateBuildFiles } from "../../src/shared/http/private-build-files";

/** A file of the site, or its precompressed version. */
export interface PublicFile {
  readonly path: string;
  readonly size: number;
  readonly modified: Date;
}

/**
 * Finds the file for a URL path: the file itself, a folder's index.html, or the page's .html. Never finds
 * files outside the root (by dots, encoded or not, or symbolic links), hidden files, precompressed files,
 * which have no URL, or files that are not for visitors. Synchronous, because that is faster than awaiting.
 * See docs/performance.md.
 * @param root the folder that is served
 * @param path percent-encoded, starting with "/"
 * @returns undefined when there is no such file
 */
export function findPublicFile(root: string, path: string): PublicFile | undefined {
  const name = hasEncodedSlash.test(path) ? undefined : decode(path);
  if (name === undefined || isPrivate(name)) return undefined;
  const page = join(name, "index.html");
  // A path without an extension is usually a page.
  const [first, second] = extname(name) === "" ? [page, name] : [name, page];
  for (const candidate of [first, second, `${name}.html`]) {
    const file = statInside(root, candidate);
    if (file) return file;
  }
  return undefined;
}

function statInside(root: string, name: string): PublicFile | undefined {
  const details = statSync(join(root, name), { throwIfNoEntry: false });
  if (!details?.isFile()) return undefined;
  const path = realpathSync.native(join(root, name));
  if (!path.startsWith(realpathSync.native(root) + sep)) return undefined;
  return { path, size: details.size, modified: details.mtime };
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
  const isInvalidName = name.includes("\\") || name.includes("\0");
  return hasHiddenPart || isInvalidName || sourceOfEncoded(name) !== undefined || privateFiles.test(name);
}

const privateFiles = new RegExp(privateBuildFiles, "i");

/** Whether an error means that there is no such file. */
export function isNotFoundError(error: unknown): boolean {
  return notFoundCodes.has((error as NodeJS.ErrnoException).code ?? "");
}

const notFoundCodes = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP"]);
