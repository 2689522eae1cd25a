/** Scrolls a row to `left` (px): smoothly if the page scrolls smoothly, instantly under reduced motion. */
export function scrollRowTo(row: Element, left: number): void {
  const behavior =
    getComputedStyle(document.documentElement).scrollBehavior === "smooth" ? "smooth" : "instant";
  row.scrollTo({ left, behavior });
}
