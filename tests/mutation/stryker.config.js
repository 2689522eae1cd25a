const { projects } = require("../../jest.config");
const groups = require("./groups.json");

const group = process.env.MUTATION_GROUP;
if (!Object.hasOwn(groups, group))
  throw new Error(`Set MUTATION_GROUP to one of: ${Object.keys(groups).join(", ")}.`);
const { code, tests, without } = groups[group];

/** Breaks the code of one group and runs its tests. */
module.exports = {
  mutate: [...code, "!**/*.{test,fixtures}.ts"],
  testRunner: "jest",
  jest: {
    config: {
      ...projects[0],
      // Stryker's copy of the project
      rootDir: undefined,
      // Those of jest.config.js would run every test three times.
      projects: [],
      testMatch: tests.map((pattern) => `<rootDir>/${pattern}`),
      ...(without && { testNamePattern: `^(?!.*${without})` }),
    },
    // The tests of the group and no others.
    enableFindRelatedTests: false,
  },
  coverageAnalysis: "perTest",
  concurrency: 1,
  // A break that is slow on a busy machine would count as killed.
  timeoutMS: 60_000,
  // Copies that are left behind would confuse Jest.
  cleanTempDir: "always",
  tempDirName: `var/stryker/${group}`,
  // A break is tried again only if its code or a test that runs it has changed.
  incremental: true,
  incrementalFile: `var/mutation/${group}.json`,
  reporters: ["progress-append-only", "clear-text", "html"],
  clearTextReporter: { reportTests: false, allowColor: false },
  htmlReporter: { fileName: `var/mutation/${group}.html` },
  thresholds: { high: 95, low: 85, break: 85 },
  // Not needed by these tests, so not copied.
  ignorePatterns: [".cache", "bench", "deploy", "e2e", "public", "var"],
};
