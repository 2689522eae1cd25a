import type { KeyboardEvent } from "react";

/** Makes Escape close a panel. */
export function onEscape(close: () => void) {
  return ({ key }: KeyboardEvent): void => {
    if (key === "Escape") close();
  };
}

/** Puts the focus into the first control of a panel that opens. */
export function focus(element: HTMLElement | null): void {
  element?.focus();
}
