/**
 * Runs a compiled program: the server, or the one that is named by the first argument. Plain JavaScript
 * without packages, so that it can report a missing build.
 */
const { createHash } = require("node:crypto");
const { existsSync, readFileSync } = require("node:fs");
const { join } = require("node:path");

const compiled = join(__dirname, "dist");

/** The source files that have changed since the last build. A deployed copy without sources has none. */
function changedSources() {
  const sources = JSON.parse(readFileSync(join(compiled, "sources.json"), "utf8"));
  return Object.keys(sources).filter((name) => {
    const file = join(__dirname, "..", name);
    return (
      existsSync(file) && createHash("sha256").update(readFileSync(file)).digest("hex") !== sources[name]
    );
  });
}

// The program sees its own arguments as if it had been started directly.
const [, , name = "main"] = process.argv;
const program = join(compiled, `${name}.js`);
process.argv.splice(1, 2, program);

if ([program, join(compiled, "sources.json")].every((file) => existsSync(file))) {
  const changed = changedSources();
  if (changed.length > 0)
    process.stderr.write(
      `The server runs the last build, but ${changed.join(", ")} changed since. To update it, run npm run build.\n`,
    );
  require(program);
} else {
  process.stderr.write("The server is not compiled yet. Run npm run build first.\n");
  process.exitCode = 1;
}
