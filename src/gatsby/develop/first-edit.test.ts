import { EventEmitter } from "node:events";
import type { ParentSpanPluginArgs } from "gatsby";
import { developMachine } from "gatsby/dist/state-machines/develop";
import { waitingMachine } from "gatsby/dist/state-machines/waiting";
import { onPostBootstrap } from "./first-edit";

/** Runs Gatsby's state machines, with the library that Gatsby itself uses. */
const { interpret } = jest.requireActual(
  require.resolve("xstate", { paths: [require.resolve("gatsby/package.json")] }),
);

// Gatsby's own order of steps, without what they do.
jest.mock("gatsby/dist/state-machines/develop/services", () => ({ developServices: {} }));
jest.mock("gatsby/dist/state-machines/waiting/services", () => ({ waitingServices: {} }));

const nothing = async () => ({});

/** Starts the steps of a live view. @returns the edits that it has carried out, and the steps, which take events */
function startSteps() {
  const emitter = new EventEmitter();
  const edits: unknown[] = [];
  const waiting = waitingMachine.withConfig({
    services: { runMutationBatch: async ({ runningBatch = [] }) => edits.push(...runningBatch) },
  });
  const steps = developMachine
    .withConfig({
      actions: { spawnMutationListener() {}, spawnWebpackListener() {}, saveDbState() {} },
      services: {
        initialize: async () => ({ store: { getState: () => ({ config: {} }) } }),
        initializeData: nothing,
        postBootstrap: async () =>
          onPostBootstrap?.({ emitter } as unknown as ParentSpanPluginArgs, {} as never, () => undefined),
        runQueries: nothing,
        startWebpackServer: async () => ({ compiler: {} }),
        recreatePages: nothing,
        waitForMutations: waiting,
      },
    })
    .withContext({ ...developMachine.context });
  const running = interpret(steps).start();
  emitter.on("ENQUEUE_NODE_MUTATION", (payload) => running.send({ type: "ADD_NODE_MUTATION", payload }));
  return { edits, running };
}

test("the first edit is applied, even when a page is opened just after it", async () => {
  jest.useFakeTimers();
  const { edits, running } = startSteps();
  await jest.advanceTimersByTimeAsync(5_000);
  running.send({ type: "ADD_NODE_MUTATION", payload: "an edit" });
  running.send({ type: "QUERY_RUN_REQUESTED", payload: { pagePath: "/" } });
  await jest.advanceTimersByTimeAsync(5_000);
  running.stop();
  jest.useRealTimers();
  expect(edits).toContain("an edit");
});
