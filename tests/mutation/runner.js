const { createHash } = require("node:crypto");
const { readdirSync } = require("node:fs");
const { join, resolve, sep } = require("node:path");
const { ModernFakeTimers } = require("@jest/fake-timers");
const { jestExpect } = require("@jest/expect");
const circus = require("jest-circus");
const { ModuleMocker } = require("jest-mock");
const { buildSnapshotResolver, SnapshotState } = require("jest-snapshot");
const micromatch = require("micromatch");
const { declareClassPlugin, PluginKind } = require("@stryker-mutator/api/plugin");
const runs = require("@stryker-mutator/api/test-runner");
const groups = require("./groups.json");

const nothing = /^\b$/;
const { tests: patterns, without = "", every = 1 } = groups[process.env.MUTATION_GROUP];
const modules = `${sep}node_modules${sep}`;

/** What Stryker's code in the broken files reads and writes: which break is active, and which code was run. */
const context = { ...globalThis.__stryker__ };
globalThis.__stryker__ = context;

/**
 * Runs the tests of a group with Jest's own parts, all in one process. Jest itself loads every test file with all that it
 * imports into a new realm for each break, which takes most of the time.
 */
class InProcessRunner {
  /** @returns that each run loads our code again, so that breaks of its constants are seen too */
  capabilities() {
    return { reloadEnvironment: true };
  }

  init() {
    defineJestGlobals();
    circus.addEventHandler((event) => {
      if (event.name === "test_start") {
        context.currentTestId = idOf(context.file, titleOf(event.test));
        jestExpect.setState({ currentTestName: titleOf(event.test) });
      }
      if (event.name === "test_done") context.currentTestId = undefined;
      if (event.name.endsWith("_failure") && context.isBailing) circus.getState().testNamePattern = nothing;
    });
  }

  async dryRun() {
    Object.assign(context, { isBailing: false, hitLimit: undefined, activeMutant: undefined });
    context.mutantCoverage = { static: {}, perTest: {} };
    unloadOurCode();
    return { ...complete(await run()), mutantCoverage: context.mutantCoverage };
  }

  /** Runs the tests that have killed another break of the same file first: they are the most likely to kill this one. */
  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }) {
    if (!isInSample(activeMutant))
      return { status: runs.MutantRunStatus.Error, errorMessage: "Not in the sample." };
    Object.assign(context, { isBailing: !disableBail, activeMutant: activeMutant.id, hitLimit, hitCount: 0 });
    context.mutantCoverage = undefined;
    const killers = killersByFile.get(activeMutant.fileName) ?? new Set();
    killersByFile.set(activeMutant.fileName, killers);
    unloadOurCode();
    const tests = await run([...killers].filter((id) => testFilter?.includes(id) ?? true));
    if (disableBail || !tests.some(isFailure))
      tests.push(...(await run(testFilter?.filter((id) => !killers.has(id)))));
    for (const { id } of tests.filter(isFailure)) killers.add(id);
    const isEndless = runs.determineHitLimitReached(context.hitCount, hitLimit);
    return runs.toMutantRunResult(isEndless ?? complete(tests), disableBail);
  }
}

/** The ids of tests that have killed a break, by the file of the break. */
const killersByFile = new Map();

const complete = (tests) => ({ status: runs.DryRunStatus.Complete, tests });
const isFailure = ({ status }) => status === runs.TestStatus.Failed;

/** Whether a break is among those that are tried: one of `every`, chosen at random, but the same in each run. */
function isInSample({ id }) {
  return createHash("sha256").update(`seed 2026, break ${id}`).digest().readUInt32BE() % every === 0;
}

function unloadOurCode() {
  for (const name of Object.keys(require.cache)) if (!name.includes(modules)) delete require.cache[name];
}

/** Runs the group's tests with the given ids, or all of them. */
async function run(ids) {
  const tests = [];
  for (const file of testFiles()) {
    const titles = ids
      ?.filter((id) => id.startsWith(idOf(file, "")))
      .map((id) => id.slice(idOf(file, "").length));
    if (titles?.length === 0) continue;
    circus.resetState();
    context.file = file;
    jestExpect.setState({ testPath: resolve(file), snapshotState: await snapshotsOf(resolve(file)) });
    try {
      delete require.cache[resolve(file)];
      require(resolve(file));
    } catch (error) {
      return [failed(file, String(error?.stack ?? error))];
    }
    const state = circus.getState();
    state.testTimeout = 10_000;
    state.testNamePattern = titles
      ? new RegExp(`^(?:${titles.map(escaped).join("|")})$`)
      : without && new RegExp(`^(?!.*${escaped(without)})`);
    const { testResults } = await circus.run();
    tests.push(...testResults.filter(({ status }) => status !== "skip").map((test) => resultOf(test, file)));
    if (context.isBailing && tests.some(isFailure)) break;
  }
  return tests;
}

const snapshotResolver = buildSnapshotResolver({ rootDir: process.cwd() }, (path) => require(path));

/** The snapshots of a test file, which are compared and never written. */
async function snapshotsOf(file) {
  const path = (await snapshotResolver).resolveSnapshotPath(file);
  const snapshotFormat = { escapeString: false, printBasicPrototype: false };
  return new SnapshotState(path, { updateSnapshot: "none", snapshotFormat, rootDir: process.cwd() });
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The id of a test, which starts with its file: a break needs only the files of its tests. */
const idOf = (file, title) => `${file}: ${title}`;

/** The test files of the group, in the order of groups.json, where the fast ones are first. */
function testFiles() {
  const names = ["src", "server"].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, name)),
  );
  return micromatch(names, patterns);
}

function resultOf({ testPath, errors, duration }, file) {
  const id = idOf(file, testPath.slice(1).join(" "));
  if (errors.length > 0) return failed(id, errors.join("\n"));
  return {
    id,
    name: id,
    fileName: resolve(file),
    status: runs.TestStatus.Success,
    timeSpentMs: duration ?? 0,
  };
}

function failed(id, failureMessage) {
  return { id, name: id, status: runs.TestStatus.Failed, timeSpentMs: 0, failureMessage };
}

function titleOf(test) {
  const names = [];
  for (let each = test; each.parent; each = each.parent) names.unshift(each.name);
  return names.join(" ");
}

/** Defines the globals of a test file: `test`, `expect`, `jest` and so on. */
function defineJestGlobals() {
  const { test, it, describe, beforeEach, afterEach, beforeAll, afterAll } = circus;
  const mocker = new ModuleMocker(globalThis);
  const timers = new ModernFakeTimers({ config: { fakeTimers: {}, rootDir: "." }, global: globalThis });
  const jest = { setTimeout() {}, mocked: (value) => value };
  for (const name of ["fn", "spyOn", "clearAllMocks", "resetAllMocks", "restoreAllMocks"])
    jest[name] = mocker[name].bind(mocker);
  for (const name of Object.getOwnPropertyNames(ModernFakeTimers.prototype))
    if (!name.startsWith("_") && name !== "constructor") jest[name] = timers[name].bind(timers);
  Object.assign(globalThis, { test, it, describe, beforeEach, afterEach, beforeAll, afterAll, jest });
  globalThis.expect = jestExpect;
  // A smaller counterexample would not change the outcome.
  require("fast-check").configureGlobal({ endOnFailure: true });
}

exports.strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "in-process", InProcessRunner)];
