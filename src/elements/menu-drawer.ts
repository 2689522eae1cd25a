import { define, find, PageElement } from "./page-element";

/**
 * The media query for screens with the menu in the bar, as in header.module.css and navigation.module.css.
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
