import { type RefObject, useEffect, useRef } from "react";

/**
 * Makes the `<details>` of a menu item in the bar a dropdown menu: it opens on hover, and closes on Escape,
 * on a click elsewhere, when the focus leaves it and when one of the item's links is followed.
 * @returns the ref for the `<li>` that contains the `<details>`
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

  item.addEventListener("pointerenter", openOnHover, { signal });
  item.addEventListener("pointerleave", closeOnLeave, { signal });
  item.addEventListener("focusout", closeOnFocusOut, { signal });
  item.addEventListener("click", keepOrClose, { signal });
  details.addEventListener("toggle", resetOnClose, { signal });
  document.addEventListener("pointerdown", closeOnOutsidePress, { signal });
  document.addEventListener("keydown", closeOnEscape, { signal });
  // On a slow connection the mouse may be there before JavaScript has loaded.
  if (item.matches(":hover")) openWithMouse();
  return () => listening.abort();

  function openOnHover({ pointerType }: PointerEvent) {
    if (pointerType === "mouse" && !details.open) openWithMouse();
  }

  function openWithMouse() {
    details.open = true;
    openedByMouse = true;
  }

  function closeOnLeave() {
    if (openedByMouse && !details.contains(document.activeElement)) close();
  }

  // Hovering has already opened the submenu when the mouse clicks the button. That click should
  // keep it open.
  function keepOrClose(event: MouseEvent) {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest("a")) return close();
    if (!details.contains(event.target)) return;
    if (openedByMouse) event.preventDefault();
    openedByMouse = false;
  }

  function resetOnClose() {
    if (!details.open) openedByMouse = false;
  }

  // The new target is null when another window gets the focus, and an ancestor of the item when Safari users
  // press the mouse on a link. Closing then would remove the link before the click.
  function closeOnFocusOut({ relatedTarget: target }: FocusEvent) {
    if (target instanceof Node && !target.contains(item) && !item.contains(target)) close();
  }

  function closeOnOutsidePress({ target }: PointerEvent) {
    if (!(target instanceof Node && item.contains(target))) close();
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== "Escape" || !details.open) return;
    if (details.contains(document.activeElement)) summary?.focus();
    close();
  }
}
