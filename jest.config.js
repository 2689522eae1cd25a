const { availableParallelism } = require("node:os");

/** What all projects share. */
const shared = {
  rootDir: __dirname,
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
  transform: {
    "\\.[jt]sx?$": ["@swc/jest", { jsc: { transform: { react: { runtime: "automatic" } } } }],
  },
  // Gatsby and a few other packages ship ES modules, which Jest's CommonJS loader cannot run untransformed.
  transformIgnorePatterns: [
    "node_modules/(?!(gatsby|gatsby-script|nanoid|pixelmatch|sql-template-tag|syllable)/)",
  ],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/tests/class-names.js",
    "\\.css$": "<rootDir>/tests/empty.js",
    "^gatsby$": "<rootDir>/tests/gatsby.ts",
  },
  // Looking a global up in Jest's context is slow: the search for concerns would spend half of its time on that.
  sandboxInjectedGlobals: [
    "Array",
    "Error",
    "Intl",
    "JSON",
    "Map",
    "Math",
    "Number",
    "Object",
    "RegExp",
    "Set",
    "String",
    "Symbol",
    "WeakMap",
  ],
  globals: { __PATH_PREFIX__: "", __BASE_PATH__: "", __TRAILING_SLASH__: "never" },
  setupFilesAfterEnv: ["<rootDir>/tests/setup.ts"],
};
const folders = "{src,server,art,documents,bench,e2e,tests}";

const processes = "**/*.process.test.ts";

/**
 * Three projects. Starting jsdom costs more than most tests, so `*.test.ts` runs in Node and `*.test.tsx` in jsdom. A file
 * that needs the other one says so in its first line: `@jest-environment`. `*.process.test.ts` starts what takes longer:
 * servers, databases and commands, and checks of many whole sites.
 * @type {import("jest").Config}
 */
module.exports = {
  // The tests often wait, for backoff and child processes, so two per core are faster: see docs/performance.md.
  maxWorkers: 2 * availableParallelism(),
  // A guard against tests that hang. The build runs beside the tests in `npm test`, and fills every core for a while.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: [`<rootDir>/${folders}/**/*.test.ts`, `!${processes}`],
    },
    {
      ...shared,
      displayName: "browser",
      testEnvironment: "jsdom",
      testMatch: [`<rootDir>/${folders}/**/*.test.tsx`],
    },
    {
      ...shared,
      displayName: "processes",
      testEnvironment: "node",
      testMatch: [`<rootDir>/${folders}/${processes}`],
    },
  ],
};
