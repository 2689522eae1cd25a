import { type MouseEvent, useRef } from "react";
import { Icon } from "../components/icon";
import * as styles from "./drawer.module.css";
import { Navigation } from "./navigation";
import { PhoneNumbers } from "./phone-numbers";

const id = "menu-drawer";

/** The menu of narrow screens. Opens and closes with no script, and keeps focus and scrolling inside while it is open. */
export function Drawer({ path }: { path: string }) {
  const drawer = useRef<HTMLDialogElement>(null);

  // For browsers that do not know `command` yet.
  function open() {
    if (!("command" in HTMLButtonElement.prototype)) drawer.current?.showModal();
  }

  // A followed link may keep the document; a press on the backdrop counts for browsers that do not know `closedby` yet.
  function closeAfter({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget || (target instanceof Element && target.closest("a"))) currentTarget.close();
  }

  return (
    <>
      <button
        type="button"
        command="show-modal"
        commandfor={id}
        aria-haspopup="dialog"
        onClick={open}
        className={`${styles.button} ${styles.opener}`}
      >
        <Icon name="menu" />
        <span className="visually-hidden">Open menu</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys have the links, Escape and the close button */}
      <dialog
        id={id}
        ref={drawer}
        closedby="any"
        aria-label="Menu"
        onClick={closeAfter}
        className={styles.drawer}
      >
        <div className={styles.content}>
          <form method="dialog" className={styles.close}>
            <button type="submit" className={styles.button}>
              <Icon name="close" />
              <span className="visually-hidden">Close menu</span>
            </button>
          </form>
          <Navigation path={path} shape="drawer" />
          <div className={styles.numbers}>
            <PhoneNumbers />
          </div>
        </div>
      </dialog>
    </>
  );
}
