/** @jest-environment jsdom */
import { eachTimeShown, whenUnused } from "./when-shown";

const setPrerendering = (value: boolean) =>
  Object.defineProperty(document, "prerendering", { configurable: true, value });
const activate = () => {
  setPrerendering(false);
  document.dispatchEvent(new Event("prerenderingchange"));
};
const show = (persisted: boolean) => dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));

let act: jest.Mock;
let watching: AbortController;
beforeEach(() => {
  act = jest.fn();
  watching = new AbortController();
});
afterEach(() => {
  watching.abort();
  setPrerendering(false);
});

test("calls back at once, and again when the page comes from the back/forward cache", () => {
  eachTimeShown(act, watching.signal);
  show(false);
  show(true);
  expect(act.mock.calls).toEqual([[false], [true]]);
  watching.abort();
  show(true);
  expect(act).toHaveBeenCalledTimes(2);
});

test.each([
  ["an empty part", "<input><textarea></textarea><input type=checkbox value=x>", 0],
  ["a text from before", "<input value=Mia>", 1],
  ["a long text from before", "<textarea>Mia</textarea>", 1],
  ["a tick from before", "<input type=checkbox checked>", 1],
])("%s that nobody touches for an hour", (_, fields, ends) => {
  jest.useFakeTimers();
  const part = document.createElement("form");
  part.innerHTML = fields;
  whenUnused(part, act, watching.signal);
  jest.advanceTimersByTime(3 * 60 * 60_000);
  expect(act).toHaveBeenCalledTimes(ends);
  jest.useRealTimers();
});

test("a page that was loaded in advance calls back when it is shown", () => {
  setPrerendering(true);
  eachTimeShown(act, watching.signal);
  expect(act).not.toHaveBeenCalled();
  activate();
  expect(act.mock.calls).toEqual([[false]]);
});

test("aborted before a page is shown, it never calls back", () => {
  setPrerendering(true);
  eachTimeShown(act, watching.signal);
  watching.abort();
  activate();
  expect(act).not.toHaveBeenCalled();
});
