const groups = require("./groups.json");

const group = process.env.MUTATION_GROUP;

/** Breaks the code of one group and runs its tests; main.ts says which group. */
module.exports = {
  mutate: [...groups[group].code, "!**/*.{test,fixtures}.ts"],
  plugins: [require.resolve("./runner.js")],
  testRunner: "in-process",
  testRunnerNodeArgs: ["--import", "tsx"],
  coverageAnalysis: "perTest",
  concurrency: 1,
  // Stryker counts how often a loop runs, so only a break that waits forever needs this time. It is long, because a break that
  // is slow on a busy machine would count as killed.
  timeoutMS: 180_000,
  // A run of the tests does not free all that it has used.
  maxTestRunnerReuse: 200,
  // Copies that are left behind would confuse Jest.
  cleanTempDir: "always",
  tempDirName: `var/stryker/${group}`,
  // A break is tried again only if its code or a test that runs it has changed.
  incremental: true,
  incrementalFile: `var/mutation/${group}.json`,
  reporters: ["progress-append-only", "clear-text", "html", "json"],
  jsonReporter: { fileName: `var/mutation/${group}.report.json` },
  clearTextReporter: { reportTests: false, allowColor: false },
  htmlReporter: { fileName: `var/mutation/${group}.html` },
  thresholds: { high: 95, low: 85, break: 85 },
  // Not needed by these tests, so not copied.
  ignorePatterns: [".cache", "art", "bench", "deploy", "e2e", "public", "var"],
};
