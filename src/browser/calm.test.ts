/** @jest-environment jsdom */
import { followStoredCalm, isCalm, setCalm, watchCalm } from "./calm";
import { refuse } from "./refuse.fixtures";

afterEach(() => {
  jest.restoreAllMocks();
  setCalm(false);
});

test("the choice is set on the root element and stored on the device", () => {
  setCalm(true);
  expect(isCalm()).toBe(true);
  expect(document.documentElement).toHaveAttribute("data-calm");
  expect(localStorage.getItem("calm")).toBe("yes");
  setCalm(false);
  expect(isCalm()).toBe(false);
  expect(localStorage.getItem("calm")).toBeNull();
});

test("when storage is blocked, the choice lasts as long as the document", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  setCalm(true);
  expect(isCalm()).toBe(true);
});

test("watchers are notified of changes until they stop", async () => {
  const onChange = jest.fn();
  const watching = new AbortController();
  watchCalm(onChange, watching.signal);
  setCalm(true);
  await Promise.resolve();
  expect(onChange).toHaveBeenCalledTimes(1);
  watching.abort();
  setCalm(false);
  await Promise.resolve();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test.each([
  ["a change in another tab", new StorageEvent("storage", { key: "calm" }), true],
  ["storage cleared in another tab", new StorageEvent("storage", { key: null }), true],
  ["a page from the back/forward cache", new PageTransitionEvent("pageshow", { persisted: true }), true],
  ["a change of another storage key", new StorageEvent("storage", { key: "other" }), false],
  ["a newly loaded page", new PageTransitionEvent("pageshow", { persisted: false }), false],
])("reading the stored choice again after %s: %p", (_, event, follows) => {
  const following = new AbortController();
  followStoredCalm(following.signal);
  localStorage.setItem("calm", "yes");
  dispatchEvent(event);
  expect(isCalm()).toBe(follows);
  following.abort();
});
