/** @jest-environment jsdom */
import { timings } from "../browser/timings";
import { scrollToFirstHash } from "./links";

let reaches: (isIntersecting: boolean) => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, "IntersectionObserver").mockImplementation((onChange) => {
    let isWatching = true;
    const observer = { observe: () => {}, disconnect: () => (isWatching = false) };
    reaches = (isIntersecting) => {
      if (isWatching) onChange([{ isIntersecting } as IntersectionObserverEntry], observer as never);
    };
    return observer as never;
  });
  reaches = () => {};
  performance.getEntriesByType = () => [];
  Element.prototype.scrollIntoView = jest.fn();
  document.body.innerHTML = `<button>Menu</button><section id="pay"><h2>How to Pay</h2></section>`;
  history.replaceState(null, "", "/appointment#pay");
});
afterEach(() => {
  jest.useRealTimers();
  delete window.earlyPress;
});

const heading = () => document.querySelector("h2");
const anchorAt = (top: number) =>
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 390, 200));

/** Loads the page with its anchor below the screen, as a slow browser shows it before its own scroll. */
function loadSlowly(): void {
  anchorAt(5000);
  scrollToFirstHash();
  jest.advanceTimersByTime(timings.hashScroll + 20);
  reaches(false);
}

test("the heading of an anchor that is in view gets the focus", () => {
  anchorAt(100);
  scrollToFirstHash();
  jest.advanceTimersByTime(timings.hashScroll + 20);
  expect(heading()).toHaveFocus();
});

test("the heading gets the focus when a slow browser scrolls to it later", () => {
  loadSlowly();
  expect(document.body).toHaveFocus();
  reaches(true);
  expect(heading()).toHaveFocus();
});

test.each([
  ["turns the wheel", () => new Event("wheel")],
  ["touches the screen", () => new Event("pointerdown", { bubbles: true })],
  ["presses a key", () => new KeyboardEvent("keydown", { key: "End" })],
])("a visitor who %s first is left alone", (_, event) => {
  loadSlowly();
  dispatchEvent(event());
  reaches(true);
  expect(document.body).toHaveFocus();
});

test("a visitor who has focused something first is left alone", () => {
  loadSlowly();
  document.querySelector("button")?.focus();
  reaches(true);
  expect(document.querySelector("button")).toHaveFocus();
});

test("a visitor who has touched the screen before the script came is left alone", () => {
  jest.replaceProperty(window, "scrollY", 900);
  window.earlyPress = new Event("pointerdown");
  loadSlowly();
  reaches(true);
  expect(document.body).toHaveFocus();
});

test("the heading gets the focus when a browser pauses on its way to it", () => {
  jest.replaceProperty(window, "scrollY", 900);
  loadSlowly();
  reaches(true);
  expect(heading()).toHaveFocus();
});
