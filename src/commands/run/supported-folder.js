/**
 * Exits with an explanation in a folder where Gatsby does not start because of its name. It uses no packages, since some of
 * these names stop the packages that would load them.
 */

const { sep } = require("node:path");

/**
 * What the name of a folder cannot have: Gatsby, Parcel, LMDB and webpack put the path unchanged into patterns for file names
 * (brackets, *, ?, |), addresses (#, %, ?), code (quotation marks) and names of loaders (!).
 */
const unusable = /[()[\]{}*?|#%!'"`\\]/g;

/**
 * Explains which folder to rename, if the site cannot be built in its folder.
 * @param {string} project the project's folder
 * @returns {string | undefined} undefined if it can be built there
 */
function explainFolder(project) {
  const name = project.split(sep).find((each) => each.search(unusable) >= 0);
  if (name === undefined) return undefined;
  const characters = [...new Set(name.match(unusable))].join(" ");
  const better = name.replace(unusable, " ").trim().replace(/\s+/g, "-") || "website";
  return `The website cannot be built in a folder with ${characters} in its name: rename the folder "${name}", for example to "${better}", and start again.`;
}

module.exports = { explainFolder };

if (require.main === module) {
  const problem = explainFolder(process.cwd());
  if (problem) {
    process.stderr.write(`${problem}\n`);
    process.exit(1);
  }
}
