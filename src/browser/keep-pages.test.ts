/** @jest-environment jsdom */
import { keepPages } from "./service-worker";

const postMessage = jest.fn();
const cached = new Set<string>();

function setUp(saveData: boolean): void {
  Object.assign(globalThis, { caches: { match: async (path: string) => cached.has(path) || undefined } });
  const properties = {
    serviceWorker: { ready: Promise.resolve({ active: { postMessage } }) },
    connection: { saveData },
  };
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(navigator, name, { configurable: true, value });
}

beforeEach(() => {
  postMessage.mockClear();
  cached.clear();
});

test("asks for the pages that are not on the device", async () => {
  setUp(false);
  cached.add("/es");
  await keepPages(["/es", "/es/offline.html"]);
  expect(postMessage).toHaveBeenCalledWith(["/es/offline.html"]);
});

test("asks for nothing when all are on the device", async () => {
  setUp(false);
  cached.add("/es");
  await keepPages(["/es"]);
  expect(postMessage).not.toHaveBeenCalled();
});

test("asks for nothing when the visitor saves data", async () => {
  setUp(true);
  await keepPages(["/es"]);
  expect(postMessage).not.toHaveBeenCalled();
});
