import { type MouseEvent, useEffect, useRef } from "react";
import { closeModal, openModal } from "../browser/modal";
import { Icon } from "../components/icon";
import { useModal } from "../hooks/use-modal";
import * as styles from "./drawer.module.css";
import { Navigation } from "./navigation";
import { PhoneNumbers } from "./phone-numbers";

const id = "menu-drawer";
/** Where the bar shows the menu, as in drawer.module.css and navigation.module.css. */
const barWidth = "screen and (min-width: 64em)";

/** The menu of narrow screens. Opens and closes with no script; with it the page behind is held while it is open. */
export function Drawer({ path }: { path: string }) {
  const drawer = useRef<HTMLDialogElement>(null);

  // The way back leads to a page, not to a menu over it.
  useEffect(() => {
    function close() {
      if (drawer.current) closeModal(drawer.current);
    }
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, []);

  // A tablet turned on its side shows the menu in the bar: the focus moves there, or it would be lost with the drawer.
  useEffect(() => {
    const bar = matchMedia(barWidth);
    function giveWay() {
      if (!bar.matches || drawer.current === null) return;
      const hadFocus = drawer.current.contains(document.activeElement);
      closeModal(drawer.current);
      if (hadFocus) drawer.current.parentElement?.querySelector<HTMLElement>("nav a")?.focus();
    }
    giveWay();
    bar.addEventListener("change", giveWay);
    return () => bar.removeEventListener("change", giveWay);
  }, []);

  // For browsers that do not know popovers yet.
  function open() {
    if (drawer.current && !("popover" in drawer.current)) openModal(drawer.current);
  }

  // A followed link may keep the document; the buttons' presses count for those browsers too.
  function closeAfter({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if (target instanceof Element && target.closest("a, button")) closeModal(currentTarget);
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys have the links, Escape and the close button */}
      <dialog {...useModal(drawer)} id={id} aria-label="Menu" onClick={closeAfter} className={styles.drawer}>
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
        {/* For presses alone: without it they would reach the page, which nothing holds without script. */}
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
