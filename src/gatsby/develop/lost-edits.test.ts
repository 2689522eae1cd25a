import { EventEmitter } from "node:events";
import type { ParentSpanPluginArgs } from "gatsby";
import { queriesReducer } from "gatsby/dist/redux/reducers/queries";
import type { ActionsUnion } from "gatsby/dist/redux/types";
import { developMachine } from "gatsby/dist/state-machines/develop";
import { waitingMachine } from "gatsby/dist/state-machines/waiting";
import type { IMutationAction } from "gatsby/dist/state-machines/waiting/types";
import { onPostBootstrap } from "./lost-edits";

/** Runs Gatsby's state machines, with the library that Gatsby itself uses. */
const { interpret } = jest.requireActual(
  require.resolve("xstate", { paths: [require.resolve("gatsby/package.json")] }),
);

// Gatsby's own order of steps, without what they do.
jest.mock("gatsby/dist/state-machines/develop/services", () => ({ developServices: {} }));
jest.mock("gatsby/dist/state-machines/waiting/services", () => ({ waitingServices: {} }));

const nothing = async () => ({});

const page = { path: "/", componentPath: "page.tsx" };
const person = { id: "person", internal: { type: "TeamMember" } };

/** An edit of the person's name, which Gatsby reads some time after it has deleted the old entry. */
const edit = (name: string, readingMs: number) => ({ type: "createNode", payload: [name, readingMs] });

/**
 * Starts the steps of a live view whose only page shows the name of a person.
 * @param onQuery called when the page's query has started
 */
function startSteps(onQuery: () => void = () => undefined) {
  const emitter = new EventEmitter();
  let queries = queriesReducer(undefined, { type: "CREATE_PAGE", payload: page } as ActionsUnion);
  let name: string | undefined = "before";
  let shown: string | undefined;

  function dispatch(type: string, payload: object): void {
    queries = queriesReducer(queries, { type, payload } as ActionsUnion);
    emitter.emit(type, { payload });
  }
  function carryOut({ type, payload }: IMutationAction): void {
    if (type !== "createNode") return;
    const [newName, readingMs] = payload as [string, number];
    name = undefined;
    dispatch("DELETE_NODE", person);
    setTimeout(() => {
      name = newName;
      dispatch("CREATE_NODE", person);
    }, readingMs);
  }
  async function runQueries(): Promise<object> {
    if (queries.trackedQueries.get(page.path)?.dirty === 0) return {};
    dispatch("QUERY_START", page);
    onQuery();
    shown = name;
    // A query that does not find an entry ends with an error, and Gatsby does not note what it was looking for.
    if (name) dispatch("CREATE_COMPONENT_DEPENDENCY", [{ path: page.path, nodeId: person.id }]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    dispatch("PAGE_QUERY_RUN", page);
    return {};
  }
  const store = { getState: () => ({ queries, config: {} }) };
  const callApi = (_context: object, { payload }: { payload: IMutationAction }) => carryOut(payload);
  const waiting = waitingMachine.withConfig({
    actions: { callApi },
    services: { runMutationBatch: async ({ runningBatch = [] }) => runningBatch.forEach(carryOut) },
  });
  const steps = developMachine
    .withConfig({
      actions: { callApi, spawnMutationListener() {}, spawnWebpackListener() {}, saveDbState() {} },
      services: {
        initialize: async () => ({ store }),
        initializeData: nothing,
        postBootstrap: async () =>
          onPostBootstrap?.(
            { emitter, store } as unknown as ParentSpanPluginArgs,
            {} as never,
            () => undefined,
          ),
        runQueries,
        startWebpackServer: async () => ({ compiler: {} }),
        recreatePages: async () => dispatch("API_FINISHED", { apiName: "createPages" }),
        waitForMutations: waiting,
      },
    })
    .withContext({ ...developMachine.context });
  const running = interpret(steps).start();
  const save = (payload: IMutationAction) => running.send({ type: "ADD_NODE_MUTATION", payload });
  emitter.on("ENQUEUE_NODE_MUTATION", save);
  return { running, save, shown: () => shown };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("the first edit is shown, even when a page is opened just after it", async () => {
  const { running, save, shown } = startSteps();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(shown()).toBe("before");
  save(edit("after", 0));
  running.send({ type: "QUERY_RUN_REQUESTED", payload: { pagePath: page.path } });
  await jest.advanceTimersByTimeAsync(5_000);
  running.stop();
  expect(shown()).toBe("after");
});

test.each([
  { readingMs: 20, moment: "while the query for the previous edit runs" },
  { readingMs: 110, moment: "while Gatsby creates the pages again" },
  { readingMs: 1_000, moment: "when Gatsby has nothing more to do" },
])("an edit that is read $moment is shown", async ({ readingMs }) => {
  let queries = 0;
  const { running, save, shown } = startSteps(() => {
    queries += 1;
    if (queries === 2) save(edit("second", readingMs));
  });
  await jest.advanceTimersByTimeAsync(5_000);
  save(edit("first", 0));
  await jest.advanceTimersByTimeAsync(5_000);
  running.stop();
  expect(shown()).toBe("second");
});
