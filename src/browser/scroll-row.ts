/** Scrolls a row to `left` (px): smoothly if the page scrolls smoothly, instantly under reduced motion. */
export function scrollRowTo(row: Element, left: number): void {
  const behavior =
    getComputedStyle(document.documentElement).scrollBehavior === "smooth" ? "smooth" : "instant";
  row.scrollTo({ left, behavior });
}

/** 1 if a row begins at its left end, -1 if at its right end, as in languages that are written from right to left. */
export function rowDirection(row: Element): 1 | -1 {
  return getComputedStyle(row).direction === "rtl" ? -1 : 1;
}
