import { Icon } from "../components/icon";
import { useWords } from "../hooks/use-words";
import { layout } from "../words/en/layout";
import * as styles from "./drawer.module.css";
import { Navigation } from "./navigation";
import { PhoneNumbers } from "./phone-numbers";

const id = "menu-drawer";

/** The menu of narrow screens: a modal dialog, which opens as a popover without JavaScript. */
export function Drawer({ path }: { path: string }) {
  const words = useWords({ layout });
  return (
    <menu-drawer>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        className={`${styles.button} ${styles.opener}`}
      >
        <Icon name="menu" />
        <span className="visually-hidden">{words.openMenu}</span>
      </button>
      <dialog id={id} popover="auto" aria-label={words.menu} className={styles.drawer}>
        <div className={styles.content}>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className={`${styles.button} ${styles.close}`}
          >
            <Icon name="close" />
            <span className="visually-hidden">{words.closeMenu}</span>
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
    </menu-drawer>
  );
}
