/**
 * Exits with an explanation on a version of Node.js that the project does not support. It uses no packages and only old
 * JavaScript syntax, so it works before `npm ci` and on every version.
 */

/** The first supported minor version of each major version. */
const firstMinors = { 20: 19, 22: 12, 24: 0 };

/**
 * Explains which version to install instead of an unsupported one.
 * @param {string} version such as "24.1.0"
 * @returns {string | undefined} undefined if the version is supported
 */
function explainUnsupported(version) {
  const parts = version.split(".");
  if (Number(parts[1]) >= firstMinors[parts[0]]) return undefined;
  return `This project needs Node.js 20 (from 20.19), 22 (from 22.12) or 24, and this is ${version}: install version 24 from https://nodejs.org/en/download, then open a new terminal.`;
}

module.exports = { explainUnsupported, firstMinors };

if (require.main === module) {
  const problem = explainUnsupported(process.versions.node);
  if (problem) {
    process.stderr.write(`${problem}\n`);
    process.exit(1);
  }
}
