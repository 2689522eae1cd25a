import { type RefObject, useEffect, useRef } from "react";

/**
 * What HTML alone lacks for a submenu of the bar: it opens under the mouse, and closes on Escape, on a press elsewhere,
 * when focus moves on and when one of the item's links is followed.
 * @returns the ref for the list entry that holds the `details`
 */
export function useSubmenu(isEnabled: boolean): RefObject<HTMLLIElement | null> {
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
  item.addEventListener("focusout", closeBehindFocus, { signal });
  item.addEventListener("click", keepOrClose, { signal });
  details.addEventListener("toggle", forgetMouse, { signal });
  document.addEventListener("pointerdown", closeAtPressBeside, { signal });
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
    if (!(event.target instanceof Element)) return;
    if (event.target.closest("a")) return close();
    if (!details.contains(event.target)) return;
    if (openedByMouse) event.preventDefault();
    openedByMouse = false;
  }

  function forgetMouse() {
    if (!details.open) openedByMouse = false;
  }

  // The focus goes nowhere when another window gets it, and to an element around the item at a press on a link in
  // Safari: closed by that, the submenu would be gone before the press is a click.
  function closeBehindFocus({ relatedTarget: place }: FocusEvent) {
    if (place instanceof Node && !place.contains(item) && !item.contains(place)) close();
  }

  function closeAtPressBeside({ target }: PointerEvent) {
    if (!(target instanceof Node && item.contains(target))) close();
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== "Escape" || !details.open) return;
    if (details.contains(document.activeElement)) summary?.focus();
    close();
  }
}
