const groups = require("./groups.json");

/** Breaks the code of one group and runs its tests; main.ts says which group. */
module.exports = {
  mutate: [...groups[process.env.MUTATION_GROUP].code, "!**/*.{test,fixtures}.ts"],
  testRunner: "jest",
  jest: { configFile: "tests/mutation/jest.config.js" },
  coverageAnalysis: "perTest",
  concurrency: 1,
  tempDirName: "var/stryker",
  reporters: ["clear-text"],
  clearTextReporter: { reportTests: false, allowColor: false },
  // Not needed by these tests, so not copied.
  ignorePatterns: [
    ".cache",
    "art",
    "bench",
    "deploy",
    "docs",
    "documents",
    "e2e",
    "public",
    "static",
    "**/*.{jpg,png}",
  ],
};
