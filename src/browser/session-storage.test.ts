/** @jest-environment jsdom */
import { refuse } from "./refuse.fixtures";
import { getItem, hasEnded, removeItem, setItem, touchItem } from "./session-storage";

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test.each([false, true])("items stay until removed, in memory if storage is blocked: %p", (isBlocked) => {
  for (const method of isBlocked ? (["getItem", "setItem", "removeItem"] as const) : [])
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  setItem("draft", "Hello");
  expect(getItem("draft")).toBe("Hello");
  expect(Object.keys(sessionStorage)).toHaveLength(isBlocked ? 0 : 2);
  removeItem("draft");
  expect(getItem("draft")).toBeUndefined();
});

const minutes = (count: number) => jest.advanceTimersByTime(count * 60_000);

test.each([false, true])("an item ends an hour after the last touch, also in memory: %p", (isBlocked) => {
  jest.useFakeTimers();
  if (isBlocked) jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  setItem("note", "Hello");
  minutes(59);
  touchItem("note");
  minutes(59);
  expect([getItem("note"), hasEnded("note")]).toEqual(["Hello", false]);
  minutes(1);
  touchItem("note");
  expect([getItem("note"), hasEnded("note")]).toEqual([undefined, true]);
  removeItem("note");
  expect(hasEnded("note")).toBe(false);
});

test("an item of an older version of the site, which has no time, does not end", () => {
  sessionStorage.setItem("draft", "Hello");
  expect([getItem("draft"), hasEnded("draft")]).toEqual(["Hello", false]);
});
