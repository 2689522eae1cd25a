const { join } = require("node:path");
const { projects: _, ...config } = require("../../jest.config.js");
const groups = require("./groups.json");

/** The tests of one group, all in Node.js, because Stryker cannot run several of Jest's projects at once. */
module.exports = {
  ...config,
  rootDir: join(__dirname, "../.."),
  testEnvironment: "node",
  testMatch: groups[process.env.MUTATION_GROUP].tests.map((name) => `<rootDir>/${name}`),
};
