import { computeAccessibleName } from "dom-accessibility-api";
import { type Role, selectors, type Target } from "./target";

/** A point in CSS pixels, from the upper left corner of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** ARIA gives these no name from their content. */
const namedByText: readonly Role[] = ["status", "summary"];

/** All elements that a target describes and a visitor can perceive. */
export function findAll({ role, pattern, inside }: Target): HTMLElement[] {
  const root = inside ? findAll(inside)[0] : document;
  const named = new RegExp(pattern);
  return [...(root?.querySelectorAll<HTMLElement>(selectors[role]) ?? [])].filter(
    (element) => isShown(element) && named.test(nameOf(element, role)),
  );
}

/** A point near the start of an element's first line, or in words why it cannot be pressed. Scrolls it into view. */
export function placeOf(target: Target): Point | string {
  const [element] = findAll(target);
  if (!element) return "It is not shown.";
  element.scrollIntoView({ behavior: "instant", block: "center", inline: "nearest" });
  const [line] = element.getClientRects();
  if (!line) return "It has no box.";
  const place = {
    x: Math.round(line.left + Math.min(line.width / 2, 40)),
    y: Math.round(line.top + line.height / 2),
  };
  const top = document.elementFromPoint(place.x, place.y);
  return element.contains(top) ? place : `It is covered by ${top?.outerHTML.slice(0, 100)}.`;
}

function nameOf(element: HTMLElement, role: Role): string {
  const name = namedByText.includes(role) ? (element.textContent ?? "") : computeAccessibleName(element);
  return name.replace(/\s+/g, " ").trim();
}

function isShown(element: HTMLElement): boolean {
  return (
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === "visible" &&
    // Newer engines hide what is folded by `content-visibility`, which leaves the boxes.
    (element.checkVisibility?.() ?? true) &&
    element.closest("[aria-hidden=true], [inert]") === null
  );
}

const pressEvents = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];

let isElsewhere = false;
let listening: AbortController | undefined;

/**
 * Watches whether the next press hits an element, because the page may move until then. A press that starts on something else is
 * kept from the page.
 */
function guardPress(element: Element | undefined): void {
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
function hasMissed(): boolean {
  listening?.abort();
  return isElsewhere;
}

declare global {
  var inPage: Readonly<typeof functions>;
}
const functions = { findAll, placeOf, guardPress, hasMissed };
globalThis.inPage = functions;
