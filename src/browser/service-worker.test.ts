/** @jest-environment jsdom */
import { registerServiceWorker } from "./service-worker";

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
