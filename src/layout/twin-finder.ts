/**
 * Finds what took the place of removed elements. Other programs may have added elements and changed words and classes, so an
 * element is recognized by its id, or by its name or address and its order within what has an id.
 * @param removed the roots of what was removed
 * @param added the roots of what was rendered in its place
 */
export function twinFinder(
  removed: readonly Element[],
  added: readonly Element[],
): (element: Element) => Element | undefined {
  return (element) => {
    const key = keyOf(element);
    const like = (roots: readonly Element[]) =>
      roots
        .flatMap((root) => [root, ...root.querySelectorAll(element.localName)])
        .filter((each) => each.localName === element.localName && keyOf(each) === key);
    const [before, after] = [like(removed), like(added)];
    // If their number differs, another program has added some, and the order says nothing.
    return before.length === after.length ? after[before.indexOf(element)] : undefined;
  };

  function keyOf(element: Element): string {
    if (element.id) return `#${element.id}`;
    const own = ["name", "type", "value", "href"].map((name) => element.getAttribute(name));
    // Not of a field for text: some programs write there what was typed.
    if (element.matches("input:not([type=checkbox],[type=radio])")) own[2] = null;
    const scope = element.parentElement?.closest("[id]");
    const isInside = [...removed, ...added].some((root) => root.contains(scope ?? null));
    return JSON.stringify([own, isInside && scope?.id]);
  }
}
