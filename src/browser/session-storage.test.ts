import { getItem, removeItem, setItem } from "./session-storage";

const blocked = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test("what is kept outlives the page's script", () => {
  setItem("draft", "Hello");
  expect(sessionStorage.getItem("draft")).toBe("Hello");
  expect(getItem("draft")).toBe("Hello");
});

test("what is forgotten is gone", () => {
  setItem("draft", "Hello");
  removeItem("draft");
  expect(getItem("draft")).toBeUndefined();
});

test("without storage it is kept while the page's script runs", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(blocked);
  }
  setItem("draft", "Hello");
  expect(getItem("draft")).toBe("Hello");
  removeItem("draft");
  expect(getItem("draft")).toBeUndefined();
});
