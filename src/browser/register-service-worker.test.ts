/** @jest-environment jsdom */
import { registerServiceWorker } from "./register-service-worker";

const { NODE_ENV } = process.env;
beforeEach(() => Object.assign(process.env, { NODE_ENV: "production" }));
afterEach(() => Object.assign(process.env, { NODE_ENV }));

test("nothing throws when reading navigator.serviceWorker throws", () => {
  const refuse = jest.fn(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, get: refuse });
  expect(registerServiceWorker).not.toThrow();
  expect(refuse).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, "serviceWorker");
});
