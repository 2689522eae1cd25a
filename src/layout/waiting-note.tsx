import * as styles from "./waiting-note.module.css";

/**
 * Says that a part of the page is loading, as a polite live region: src/elements/app/waiting.ts fills it. It overlays
 * the page, to avoid a layout shift.
 */
export function WaitingNote() {
  return <p id="waiting-note" role="status" suppressHydrationWarning className={styles.note} />;
}
