import * as styles from "./waiting-note.module.css";

/**
 * Says that a part of the page is loading, as a polite live region: src/elements/app/waiting.ts fills it. It overlays
 * the page, to avoid a layout shift.
 */
export function WaitingNote() {
  return (
    <p
      id="waiting-note"
      role="status"
      // React must not look inside, where the words come and go.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
      dangerouslySetInnerHTML={{ __html: "" }}
      className={`${styles.note} screen-only`}
    />
  );
}
