/** @jest-environment jsdom */
import { removeEnded, setItem, setLocalItem } from "../browser/session-storage";
import { forgetClearedForms, hasStoredPart } from "./stored-parts";

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  document.body.innerHTML = `<form data-app="touch" data-stored="draft prefill"><input value=""></form><form></form>`;
});
afterEach(() => jest.useRealTimers());

const hours = (count: number) => jest.advanceTimersByTime(count * 60 * 60_000);

test.each<[string, () => void, boolean]>([
  ["nothing", () => undefined, false],
  ["something of another part", () => setItem("other", "x"), false],
  ["something in this tab", () => setItem("prefill", "x"), true],
  ["something on this device", () => localStorage.setItem("draft", "x"), true],
  ["something that has ended", () => [setItem("draft", "x"), hours(9)], true],
])("%s is stored for a part of the page: %#", (_, store, expected) => {
  store();
  expect(hasStoredPart()).toBe(expected);
});

test("what has ended is removed on any page", () => {
  setItem("draft", "My child's story");
  sessionStorage.setItem("other", "x");
  setLocalItem("names", "x", 8);
  setLocalItem("calm", "x");
  hours(9);
  setItem("prefill", "x");
  removeEnded();
  expect(sessionStorage.getItem("draft")).toBeNull();
  expect([sessionStorage.getItem("other"), sessionStorage.getItem("prefill")]).toEqual(["x", "x"]);
  expect(Object.keys(localStorage)).toEqual(["calm"]);
});

test("clearing a form removes what is stored for it, before React runs", () => {
  forgetClearedForms();
  for (const name of ["draft", "prefill", "other"]) setItem(name, "x");
  document.querySelectorAll("form")[1]?.reset();
  expect(sessionStorage.getItem("draft")).toBe("x");
  document.querySelector("form")?.reset();
  expect(Object.keys(sessionStorage).filter((name) => !name.endsWith(":touched"))).toEqual(["other"]);
});
