const { projects } = require("../../jest.config.js");
const groups = require("./groups.json");

const [node] = projects;

/** The tests of one group, all in Node.js, because Stryker cannot run several of Jest's projects at once. */
module.exports = {
  ...node,
  testMatch: groups[process.env.MUTATION_GROUP].tests.map((name) => `<rootDir>/${name}`),
};
