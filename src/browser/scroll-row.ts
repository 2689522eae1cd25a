/** Scrolls a row sideways: smoothly where the page itself glides, at once where less motion is preferred. */
export function scrollRowTo(row: Element, left: number): void {
  const behavior =
    getComputedStyle(document.documentElement).scrollBehavior === "smooth" ? "smooth" : "instant";
  row.scrollTo({ left, behavior });
}
