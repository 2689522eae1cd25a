/** @jest-environment jsdom */
import { refuse } from "./refuse.fixtures";
import { keepPages, registerServiceWorker } from "./service-worker";

test("nothing throws when reading navigator.serviceWorker throws", async () => {
  jest.useFakeTimers();
  jest.replaceProperty(process.env, "NODE_ENV", "production");
  const read = jest.fn(refuse);
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, get: read });
  registerServiceWorker();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each([
  ["the pages that are not on the device", false, ["/es", "/es/offline.html"], [[["/es/offline.html"]]]],
  ["nothing when all are on the device", false, ["/es"], []],
  ["nothing when the visitor saves data", true, ["/es/offline.html"], []],
])("asks for %s", async (_, saveData, paths, asked) => {
  const postMessage = jest.fn();
  Object.assign(globalThis, { caches: { match: async (path: string) => path === "/es" || undefined } });
  const properties = {
    serviceWorker: { ready: Promise.resolve({ active: { postMessage } }) },
    connection: { saveData },
  };
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(navigator, name, { configurable: true, value });
  await keepPages(paths);
  expect(postMessage.mock.calls).toEqual(asked);
});
