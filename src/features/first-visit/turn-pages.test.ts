/** @jest-environment jsdom */
import { story } from "../../words/en/visit";
import { nameVisiblePages, turnPages, visiblePages } from "./turn-pages";

/** A row of eight pages, one in view, whose smooth scroll has not begun yet. */
function book(scrollLeft = 0): HTMLElement & { goals: (number | undefined)[] } {
  const goals: (number | undefined)[] = [];
  return Object.assign(document.createElement("ol"), {
    goals,
    scrollLeft,
    scrollTo: ({ left }: ScrollToOptions) => goals.push(left),
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(360);
  jest.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(8 * 360);
});
afterEach(() => jest.useRealTimers());

test("two quick presses turn two pages", () => {
  const row = book();
  turnPages(row, 1);
  turnPages(row, 1);
  expect(row.goals).toEqual([360, 720]);
});

test("a press after the row has come to rest counts from where it is", () => {
  const row = book();
  turnPages(row, 1);
  jest.advanceTimersByTime(1000);
  row.scrollLeft = 1800;
  turnPages(row, -1);
  expect(row.goals).toEqual([360, 1440]);
});

test("in a language that is written from right to left, the next page is on the left", () => {
  const row = book(-360);
  row.style.direction = "rtl";
  turnPages(row, 1);
  expect(row.goals).toEqual([-720]);
});

test.each([
  ["first", 0, -1, 1, 360],
  ["last", 7 * 360, 1, -1, 6 * 360],
] as const)("presses beyond the %s page count for nothing", (_, start, beyond, back, goal) => {
  const row = book(start);
  turnPages(row, beyond);
  turnPages(row, beyond);
  turnPages(row, back);
  expect(row.goals.at(-1)).toBe(goal);
});

test.each([
  ["the first of eight", { scrolled: 0, width: 360, page: 360 }, 8, "Page 1 of 8", true, false],
  ["halfway past a page", { scrolled: 541, width: 360, page: 360 }, 8, "Page 3 of 8", false, false],
  ["the last of eight", { scrolled: 2520, width: 360, page: 360 }, 8, "Page 8 of 8", false, true],
  ["two side by side", { scrolled: 0, width: 1000, page: 500 }, 8, "Pages 1 and 2 of 8", true, false],
  ["the last two", { scrolled: 3000, width: 1000, page: 500 }, 8, "Pages 7 and 8 of 8", false, true],
  ["the last two of seven", { scrolled: 2500, width: 1000, page: 500 }, 7, "Pages 6 and 7 of 7", false, true],
  ["overscrolled past the end", { scrolled: 2900, width: 360, page: 360 }, 8, "Page 8 of 8", false, true],
])("the visible pages are named: %s", (_, view, count, label, isFirst, isLast) => {
  const visible = visiblePages(view, count);
  expect(visible).toMatchObject({ isFirst, isLast });
  expect(nameVisiblePages(visible, story)).toBe(label);
});
