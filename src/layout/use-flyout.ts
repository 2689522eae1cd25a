import { type RefObject, useEffect, useRef } from "react";

/**
 * What HTML alone lacks for a submenu of the bar: it opens under the mouse, and closes on Escape, on a press elsewhere,
 * when focus moves on and when one of its links is followed.
 * @returns the ref for the list entry that holds the `details`
 */
export function useFlyout(isEnabled: boolean): RefObject<HTMLLIElement | null> {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const details = item.current?.querySelector("details");
    return isEnabled && item.current && details ? listen(item.current, details) : undefined;
  }, [isEnabled]);
  return item;
}

function listen(item: HTMLElement, details: HTMLDetailsElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const summary = details.querySelector("summary");
  let openedByMouse = false;
  const close = () => {
    details.open = false;
  };

  item.addEventListener("pointerenter", openUnderMouse, { signal });
  item.addEventListener("pointerleave", closeBehindMouse, { signal });
  item.addEventListener("focusout", closeUnlessInside, { signal });
  details.addEventListener("click", keepOrClose, { signal });
  details.addEventListener("toggle", forgetMouse, { signal });
  document.addEventListener("pointerdown", closeUnlessInside, { signal });
  document.addEventListener("keydown", closeOnEscape, { signal });
  // On a slow connection the mouse may have come before the script.
  if (item.matches(":hover")) openWithMouse();
  return () => listening.abort();

  function openUnderMouse({ pointerType }: PointerEvent) {
    if (pointerType === "mouse" && !details.open) openWithMouse();
  }

  function openWithMouse() {
    details.open = true;
    openedByMouse = true;
  }

  function closeBehindMouse() {
    if (openedByMouse && !details.contains(document.activeElement)) close();
  }

  // The mouse has opened the submenu before it clicks on the button: that click means "keep it open".
  function keepOrClose(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest("a")) return close();
    if (openedByMouse) event.preventDefault();
    openedByMouse = false;
  }

  function forgetMouse() {
    if (!details.open) openedByMouse = false;
  }

  function closeUnlessInside(event: FocusEvent | PointerEvent) {
    const place = event instanceof FocusEvent ? event.relatedTarget : event.target;
    if (!(place instanceof Node && item.contains(place))) close();
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== "Escape" || !details.open) return;
    if (details.contains(document.activeElement)) summary?.focus();
    close();
  }
}
