import { followStoredCalm, isCalm, setCalm, watchCalm } from "./calm";

afterEach(() => {
  jest.restoreAllMocks();
  setCalm(false);
});

test("a choice shows on the root and stays on the device", () => {
  setCalm(true);
  expect(isCalm()).toBe(true);
  expect(document.documentElement).toHaveAttribute("data-calm");
  expect(localStorage.getItem("calm")).toBe("yes");
  setCalm(false);
  expect(isCalm()).toBe(false);
  expect(localStorage.getItem("calm")).toBeNull();
});

test("where storage is blocked the choice holds for this document", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  setCalm(true);
  expect(isCalm()).toBe(true);
});

test("whoever watches hears of it, until they leave", async () => {
  const onChange = jest.fn();
  const leave = watchCalm(onChange);
  setCalm(true);
  await Promise.resolve();
  expect(onChange).toHaveBeenCalledTimes(1);
  leave();
  setCalm(false);
  await Promise.resolve();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test.each([
  ["another tab", new StorageEvent("storage", { key: "calm" }), true],
  ["a tab in which all is forgotten", new StorageEvent("storage", { key: null }), true],
  ["the browser's way back", new PageTransitionEvent("pageshow", { persisted: true }), true],
  ["another thing that is stored", new StorageEvent("storage", { key: "other" }), false],
  ["a page that is new", new PageTransitionEvent("pageshow", { persisted: false }), false],
])("a choice made elsewhere: %s", (_, event, follows) => {
  const leave = followStoredCalm();
  localStorage.setItem("calm", "yes");
  dispatchEvent(event);
  expect(isCalm()).toBe(follows);
  leave();
});
