/**
 * Exits with 1 if the packages are missing or older than package-lock.json, so that "Edit the website" installs them. It uses
 * no packages.
 */
const { statSync } = require("node:fs");
const { join } = require("node:path");

/**
 * Whether the packages were installed since package-lock.json last changed.
 * @param {string} folder the project's folder
 * @returns {boolean} false if there are none
 */
function hasPackages(folder) {
  // npm writes this file at the end of an installation.
  const installed = statSync(join(folder, "node_modules/.package-lock.json"), { throwIfNoEntry: false });
  return installed !== undefined && installed.mtimeMs >= statSync(join(folder, "package-lock.json")).mtimeMs;
}

module.exports = { hasPackages };

if (require.main === module && !hasPackages(process.cwd())) process.exit(1);
