const pressEvents = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];

let isElsewhere = false;
let listening: AbortController | undefined;

/**
 * Watches whether the next press hits an element, because the page may move until then. A press that starts on something else is
 * kept from the page.
 */
export function guardPress(element: Element | undefined): void {
  listening?.abort();
  listening = new AbortController();
  isElsewhere = false;
  let isKept = false;
  const onEvent = (event: Event) => {
    const misses = element === undefined || !event.composedPath().includes(element);
    if (event.type === "pointerdown") isElsewhere = isKept = misses;
    // If the page has moved while the button was down, the browser clicks what surrounds both places.
    if (event.type === "click") isElsewhere = misses;
    if (!isKept) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of pressEvents)
    addEventListener(type, onEvent, { capture: true, signal: listening.signal });
}

/** Whether the press that was watched has hit something else. False too if it has left the page, or no script may run there. */
export function hasMissed(): boolean {
  listening?.abort();
  return isElsewhere;
}
