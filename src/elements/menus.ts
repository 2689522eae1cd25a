import { define, find, PageElement } from "./page-element";

/**
 * `<hover-menus>`: makes each `<details>` in the items of its list a dropdown menu. It opens on hover, and closes
 * on Escape, on a click elsewhere, when the focus leaves it and when one of the item's links is followed.
 */
class HoverMenus extends PageElement {
  protected connect(signal: AbortSignal): void {
    for (const details of this.querySelectorAll("details")) {
      if (details.parentElement) listen(details.parentElement, details, signal);
    }
  }
}

define("hover-menus", HoverMenus);

function listen(item: HTMLElement, details: HTMLDetailsElement, signal: AbortSignal): void {
  const summary = find(details, "summary", HTMLElement);
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
    if (details.contains(document.activeElement)) summary.focus();
    close();
  }
}

/**
 * The media query for screens with the menu in the bar, as in menu-drawer.module.css and navigation.module.css.
 */
const barWidth = "screen and (min-width: 64em)";

/** `<menu-drawer>`: opens its dialog as a modal one. Without JavaScript it is a popover, which is not modal. */
class MenuDrawer extends PageElement {
  protected connect(signal: AbortSignal): void {
    const dialog = find(this, "dialog", HTMLDialogElement);
    const opener = find(this, "button", HTMLButtonElement);
    const bar = matchMedia(barWidth);
    const close = () => dialog.close();

    makeModal(dialog);
    opener.addEventListener("click", open, { signal });
    dialog.addEventListener("click", closeAfterClick, { signal });
    // Going back to another part of this page shows it without the menu over it.
    addEventListener("popstate", close, { signal });
    bar.addEventListener("change", closeForBar, { signal });
    closeForBar();

    function open(event: Event) {
      // Opens it in place of `popovertarget`, whose popover would not be modal.
      event.preventDefault();
      if (!dialog.open) dialog.showModal();
    }

    // Links too: one may lead to a part of this page.
    function closeAfterClick({ target }: Event) {
      if (target instanceof Element && target.closest("a, button")) close();
    }

    // A tablet turned to landscape shows the menu in the bar. The focus moves there too, or it would be lost with
    // the drawer.
    function closeForBar() {
      if (!bar.matches) return;
      const hadFocus = dialog.contains(document.activeElement);
      close();
      if (hadFocus) document.querySelector<HTMLElement>("nav a")?.focus();
    }
  }
}

/** Makes modal what opened as a popover before this script ran. The focus stays where the visitor has moved it. */
function makeModal(dialog: HTMLDialogElement): void {
  if (!("hidePopover" in dialog) || !dialog.matches(":popover-open")) return;
  const focused = document.activeElement;
  dialog.hidePopover();
  dialog.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
}

define("menu-drawer", MenuDrawer);
