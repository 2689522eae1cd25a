/** What does nothing without React, and says nothing: the squares of a communication board can be pointed to. A form stays. */
const needsReact =
  ".requires-js:not([type=submit],[type=reset]),[role=search],button[data-replay-click]:not([data-replay-click=shown])";

/** Hides what does nothing without React in a part of the page, except what the visitor has typed into. */
export function showWithoutScript(part: Element): void {
  for (const panel of part.querySelectorAll<HTMLElement>("details[open]")) panel.dataset.ready = "";
  for (const control of part.querySelectorAll<HTMLElement>(needsReact))
    if (!isBegun(control)) control.remove();
}

function isBegun(control: HTMLElement): boolean {
  return [...control.querySelectorAll("input")].some(({ value }) => value !== "");
}
