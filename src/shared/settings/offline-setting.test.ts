import { isServiceWorkerRetired } from "./offline-setting";

test.each([
  [undefined, false],
  ["", false],
  ["off", true],
])("GATSBY_OFFLINE=%s unregisters the worker: %s", (GATSBY_OFFLINE, isOff) => {
  expect(isServiceWorkerRetired({ GATSBY_OFFLINE })).toBe(isOff);
});

test("another value is rejected with a message", () => {
  expect(() => isServiceWorkerRetired({ GATSBY_OFFLINE: "false" })).toThrow(
    'GATSBY_OFFLINE is "false". It must be off, or not be set.',
  );
});
