import type { ReactNode } from "react";
import { usePageLanguage } from "../hooks/use-page-language";
import * as styles from "./marquee.module.css";
import { PauseButton } from "./pause-button";

interface MarqueeProps {
  label: string;
  /** What the pause button stops. */
  what: string;
  /** Renders the list items; those of a copy must not be in the tab order. */
  renderItems: (isCopy: boolean) => ReactNode;
}

/** Two copies, enough to fill the widest screens while the first set scrolls out. */
const copies = [1, 2];

/** A row that scrolls by itself in an endless loop: see src/elements/moving-row.ts. */
export function Marquee({ label, what, renderItems }: MarqueeProps) {
  // The row moves to the left in every language.
  const { direction } = usePageLanguage();
  return (
    <moving-row className={styles.marquee}>
      <div className={styles.view} data-state="still" dir={direction && "ltr"}>
        <div className={styles.track}>
          <ul className={styles.items} aria-label={label} dir={direction}>
            {renderItems(false)}
          </ul>
          {copies.map((copy) => (
            <ul key={copy} hidden className={styles.copy} aria-hidden="true" dir={direction}>
              {renderItems(true)}
            </ul>
          ))}
        </div>
      </div>
      <PauseButton what={what} />
    </moving-row>
  );
}
