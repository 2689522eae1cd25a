/** In milliseconds: a smooth scroll is over by then in every browser. */
const longestScroll = 1000;

/** Where rows are heading: pixels from the first page, and when they were sent there. */
const goals = new WeakMap<Element, { readonly left: number; readonly since: number }>();

/**
 * Turns a book's pages by a number of views; Infinity leads to the end. While the row still moves, it counts from
 * where the row is heading, so that quick presses turn as many pages as they should.
 */
export function turnPages(row: HTMLElement, views: number): void {
  const now = performance.now();
  const direction = rowDirection(row);
  const goal = goals.get(row);
  const from = goal && now - goal.since < longestScroll ? goal.left : direction * row.scrollLeft;
  const end = row.scrollWidth - row.clientWidth;
  const left = Math.min(Math.max(from + views * row.clientWidth, 0), end);
  goals.set(row, { left, since: now });
  scrollRowTo(row, direction * left);
}

/** Scrolls a row to `left` (px): smoothly if the page scrolls smoothly, instantly under reduced motion. */
function scrollRowTo(row: Element, left: number): void {
  const behavior =
    getComputedStyle(document.documentElement).scrollBehavior === "smooth" ? "smooth" : "instant";
  row.scrollTo({ left, behavior });
}

/** 1 if a row begins at its left end, -1 if at its right end, as in languages that are written from right to left. */
export function rowDirection(row: Element): 1 | -1 {
  return getComputedStyle(row).direction === "rtl" ? -1 : 1;
}
