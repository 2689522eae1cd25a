/**
 * Runs what the build has compiled: the server, or with a name as first argument another of its programs. Plain JavaScript
 * without packages, so that it can say what is missing.
 */
const { createHash } = require("node:crypto");
const { existsSync, readFileSync } = require("node:fs");
const { join } = require("node:path");

const compiled = join(__dirname, "dist");

/** The sources that are here and not as they were at the last build; a copy of the server alone has none. */
function changedSources() {
  const sources = JSON.parse(readFileSync(join(compiled, "sources.json"), "utf8"));
  return Object.keys(sources).filter((name) => {
    const file = join(__dirname, "..", name);
    return (
      existsSync(file) && createHash("sha256").update(readFileSync(file)).digest("hex") !== sources[name]
    );
  });
}

/** The name and its own arguments leave the command line as if the program had been started by itself. */
const [, , name = "main"] = process.argv;
const program = join(compiled, `${name}.js`);
process.argv.splice(1, 2, program);

if ([program, join(compiled, "sources.json")].every((file) => existsSync(file))) {
  const changed = changedSources();
  if (changed.length > 0)
    process.stderr.write(
      `The server runs as of the last build: ${changed.join(", ")} changed since. To take that in, run npm run build.\n`,
    );
  require(program);
} else {
  process.stderr.write("The server is not compiled yet. To compile it, run npm run build first.\n");
  process.exitCode = 1;
}
