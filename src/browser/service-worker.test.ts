/** @jest-environment jsdom */
import { keepPages, registerServiceWorker } from "./service-worker";

describe("service worker", () => {
  const { NODE_ENV } = process.env;
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(process.env, { NODE_ENV: "production" });
  });
  afterEach(() => {
    jest.useRealTimers();
    Object.assign(process.env, { NODE_ENV });
  });

  test("nothing throws when reading navigator.serviceWorker throws", async () => {
    const refuse = jest.fn(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    Object.defineProperty(navigator, "serviceWorker", { configurable: true, get: refuse });
    registerServiceWorker();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(refuse).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, "serviceWorker");
  });
});

describe("keep pages", () => {
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
});
