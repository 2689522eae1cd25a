import { type MouseEvent, useEffect, useRef } from "react";
import { Icon } from "../components/icon";
import * as styles from "./drawer.module.css";
import { Navigation } from "./navigation";
import { PhoneNumbers } from "./phone-numbers";

const id = "menu-drawer";
/**
 * The media query for screens with the menu in the bar, as in drawer.module.css and navigation.module.css.
 */
const barWidth = "screen and (min-width: 64em)";

/** The menu of narrow screens: a modal dialog, which opens as a popover without JavaScript. */
export function Drawer({ path }: { path: string }) {
  const drawer = useRef<HTMLDialogElement>(null);

  // What opened as a popover before hydration becomes modal.
  useEffect(() => {
    const dialog = drawer.current;
    if (dialog && "hidePopover" in dialog && dialog.matches(":popover-open")) {
      const focused = document.activeElement;
      dialog.hidePopover();
      dialog.showModal();
      // The focus stays where the visitor has already moved it.
      if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
    }
  }, []);

  // Going back shows the previous page without the menu over it.
  useEffect(() => {
    const close = () => drawer.current?.close();
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, []);

  // A tablet turned to landscape shows the menu in the bar. The focus moves there too, or it
  // would be lost with the drawer.
  useEffect(() => {
    const bar = matchMedia(barWidth);
    function closeForBar() {
      if (!bar.matches || drawer.current === null) return;
      const hadFocus = drawer.current.contains(document.activeElement);
      drawer.current.close();
      if (hadFocus) drawer.current.parentElement?.querySelector<HTMLElement>("nav a")?.focus();
    }
    closeForBar();
    bar.addEventListener("change", closeForBar);
    return () => bar.removeEventListener("change", closeForBar);
  }, []);

  function open(event: MouseEvent) {
    // Opens it in place of `popovertarget`, whose popover would not be modal.
    event.preventDefault();
    drawer.current?.showModal();
  }

  // Links too, because client-side navigation keeps the document.
  function closeAfterClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if (target instanceof Element && target.closest("a, button")) currentTarget.close();
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        onClick={open}
        className={`${styles.button} ${styles.opener}`}
      >
        <Icon name="menu" />
        <span className="visually-hidden">Open menu</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users have the links, Escape and the close button */}
      <dialog
        ref={drawer}
        id={id}
        popover="auto"
        aria-label="Menu"
        onClick={closeAfterClick}
        className={styles.drawer}
      >
        <div className={styles.content}>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className={`${styles.button} ${styles.close}`}
          >
            <Icon name="close" />
            <span className="visually-hidden">Close menu</span>
          </button>
          <Navigation path={path} shape="drawer" />
          <div className={styles.numbers}>
            <PhoneNumbers />
          </div>
        </div>
        {/* Catches clicks beside the menu, since without JavaScript the page behind it is not inert. */}
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-hidden
          tabIndex={-1}
          className={styles.beside}
        />
      </dialog>
    </>
  );
}
