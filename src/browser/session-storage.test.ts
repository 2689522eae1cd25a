/** @jest-environment jsdom */
import { getItem, removeItem, setItem } from "./session-storage";

const blocked = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test("items are stored in sessionStorage", () => {
  setItem("draft", "Hello");
  expect(sessionStorage.getItem("draft")).toBe("Hello");
  expect(getItem("draft")).toBe("Hello");
});

test("removed items are gone", () => {
  setItem("draft", "Hello");
  removeItem("draft");
  expect(getItem("draft")).toBeUndefined();
});

test("when storage is blocked, items are stored in memory", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(blocked);
  }
  setItem("draft", "Hello");
  expect(getItem("draft")).toBe("Hello");
  removeItem("draft");
  expect(getItem("draft")).toBeUndefined();
});
