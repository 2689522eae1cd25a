import { forget, recall, remember } from "./session-storage";

const blocked = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test("what is kept outlives the page's script", () => {
  remember("draft", "Hello");
  expect(sessionStorage.getItem("draft")).toBe("Hello");
  expect(recall("draft")).toBe("Hello");
});

test("what is forgotten is gone", () => {
  remember("draft", "Hello");
  forget("draft");
  expect(recall("draft")).toBeUndefined();
});

test("without storage it is kept while the page's script runs", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(blocked);
  }
  remember("draft", "Hello");
  expect(recall("draft")).toBe("Hello");
  forget("draft");
  expect(recall("draft")).toBeUndefined();
});
