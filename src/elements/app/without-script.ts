/** What does nothing without React, and says nothing: the squares of a communication board can be pointed to. */
const needsReact =
  ".requires-js,[role=search],form[action],[type=submit],button[data-replay-click]:not([data-replay-click=shown])";

/** Makes a part of the page what it is without React, except forms that the visitor has begun to fill in. */
export function showWithoutScript(part: Element): void {
  for (const words of part.querySelectorAll("noscript")) words.outerHTML = words.textContent;
  for (const panel of part.querySelectorAll<HTMLElement>("details[open]")) panel.dataset.ready = "";
  for (const control of part.querySelectorAll(needsReact)) if (!isBegun(control)) control.remove();
}

function isBegun(control: Element): boolean {
  if (!(control instanceof HTMLFormElement)) return false;
  return [...control.elements].some(
    (field) => "defaultValue" in field && "value" in field && field.value !== field.defaultValue,
  );
}
