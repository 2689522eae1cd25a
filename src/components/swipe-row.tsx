import { Children, type ReactNode } from "react";
import * as styles from "./swipe-row.module.css";

/** A list in a row to swipe or to scroll with the arrow keys. A part of the next entry shows that there is more. */
export function SwipeRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: people who use a keyboard scroll the row
      tabIndex={0}
      className={styles.row}
    >
      {Children.map(children, (child) => child && <li className={styles.entry}>{child}</li>)}
    </ul>
  );
}
