/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "jsdom",
  // Jest's default leaves one core idle, which doubles the time on two cores.
  maxWorkers: "100%",
  testMatch: ["<rootDir>/{src,server,art,documents,bench,e2e,tests}/**/*.test.{ts,tsx}"],
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
  transform: {
    "\\.[jt]sx?$": [
      "babel-jest",
      { presets: [["babel-preset-gatsby", { reactRuntime: "automatic" }], "@babel/preset-typescript"] },
    ],
  },
  // Gatsby and a few other packages ship ES modules, which Jest's CommonJS loader cannot run untransformed.
  transformIgnorePatterns: ["node_modules/(?!(gatsby|gatsby-script|gatsby-link|nanoid|pixelmatch)/)"],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/tests/class-names.js",
    "\\.css$": "<rootDir>/tests/empty.js",
    "^gatsby$": "<rootDir>/tests/gatsby.ts",
  },
  globals: { __PATH_PREFIX__: "", __BASE_PATH__: "", __TRAILING_SLASH__: "never" },
  setupFilesAfterEnv: ["<rootDir>/tests/setup.ts"],
};
