import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What says where a cache was made. Gatsby keeps this folder when it deletes the rest of its cache. */
const originFile = ".cache/webpack/origin.json";

/**
 * Deletes Gatsby's cache, unless it was made in this folder, with these packages and this version of Node.js. Gatsby itself
 * does not look: its cache is full of absolute paths and compiled modules, and with one from elsewhere every page breaks.
 * @param project the project's folder
 * @returns whether there was such a cache
 */
export function deleteForeignCache(project: string, nodeVersion = process.versions.node): boolean {
  const file = join(project, originFile);
  const origin = JSON.stringify(originIn(project, nodeVersion));
  if (existsSync(file) && readFileSync(file, "utf8") === origin) return false;
  const cache = join(project, ".cache");
  const isThere = existsSync(cache);
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, origin);
  // Gatsby takes a cache without this folder for a broken one, and says so.
  mkdirSync(join(project, "public"), { recursive: true });
  return isThere;
}

function originIn(project: string, nodeVersion: string) {
  const lockfile = join(project, "package-lock.json");
  const packages = existsSync(lockfile) ? readFileSync(lockfile) : "";
  return {
    folder: project,
    node: nodeVersion.split(".")[0],
    packages: createHash("sha256").update(packages).digest("hex"),
  };
}
