/**
 * Scrolls to the element with this id and moves the focus to its heading (or to itself), so that the Tab key goes on
 * from there. The style sheet makes the scroll smooth, or a jump where less motion is preferred. Does nothing when the
 * page has no such element.
 */
export function scrollToAnchor(id: string): void {
  const place = document.getElementById(id);
  if (!place) return;
  const heading = place.querySelector<HTMLElement>("h1, h2, h3") ?? place;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  place.scrollIntoView();
  heading.focus({ preventScroll: true });
}
