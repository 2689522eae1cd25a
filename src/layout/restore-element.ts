/** Whether an element is a field for text. The site's other inputs are boxes to tick and choices. */
export function isTextField(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element?.matches("textarea,input:not([type=checkbox],[type=radio])") === true;
}

/**
 * Gives an element the state of the one whose place it took, as the visitor would: with the events that tell React.
 * @param from removed from the page
 * @param to rendered in its place
 */
export function restoreElement(from: Element, to: Element): void {
  if (isTextField(from) && isTextField(to)) {
    if (from.value !== to.defaultValue && from.value !== to.value) fill(to, "value", from.value);
  } else if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.checked !== to.checked) to.click();
  } else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    const isKnown = from.options.length === to.options.length;
    if (isKnown && from.selectedIndex !== to.selectedIndex) fill(to, "selectedIndex", from.selectedIndex);
  } else if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) {
    to.open = from.open;
  } else if (from instanceof HTMLDialogElement && to instanceof HTMLDialogElement) {
    // Its own button opens it as it has to be.
    if (from.open && !to.open) to.parentElement?.querySelector("button")?.click();
  } else if (to instanceof HTMLButtonElement && isPressed(from) && !isPressed(to)) {
    to.click();
  }
}

/** Whether a button has been chosen among others, or has paused what moves. */
function isPressed(button: Element): boolean {
  return (
    button.getAttribute("aria-pressed") === "true" ||
    button.querySelector("[data-label=pause]")?.hasAttribute("hidden") === true
  );
}

/** Sets a property as the browser does: React overrides it on fields that it controls, and would see no change. */
function fill(field: Element, name: "value" | "selectedIndex", value: string | number): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

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
    if (isTextField(element)) own[2] = null;
    const scope = element.parentElement?.closest("[id]");
    const isInside = [...removed, ...added].some((root) => root.contains(scope ?? null));
    return JSON.stringify([own, isInside && scope?.id]);
  }
}
