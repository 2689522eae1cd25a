/**
 * Scrolls to the element with this id, opens it if it is a disclosure, and moves the focus to its heading (or to the
 * element itself), so that the Tab key continues from there. The style sheet decides whether the scroll is smooth.
 * Does nothing if the page has no such element.
 */
export function scrollToAnchor(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  if (target instanceof HTMLDetailsElement) target.open = true;
  const heading = target.querySelector<HTMLElement>("h1, h2, h3, summary") ?? target;
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  target.scrollIntoView();
  heading.focus({ preventScroll: true });
}

/** Returns the id in a URL's hash, or undefined if there is none or if it is not valid UTF-8. */
export function hashId(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}
