import { type ReactNode, useId } from "react";
import { useClinic } from "../hooks/use-clinic";
import { formatHours } from "../utils/hours";
import { telephoneLink } from "../utils/phone";
import * as styles from "./form.module.css";

/**
 * What both forms have around their fields: the note on required fields, the captcha's place, the button and the
 * other way to reach the clinic. The button stays off until the page's script can send.
 * POST, so that no browser ever puts what was typed into an address.
 */
export function FormFrame({ children }: { children: ReactNode }) {
  const { phones, hours } = useClinic();
  const noteId = useId();
  return (
    <form method="post" action="/send-email.php" className={styles.form}>
      <p className={styles.help}>
        Please fill in every field (<span className={styles.mark}>*</span>).
      </p>
      {children}
      <div className={styles.captcha}>
        <p id={noteId} className={styles.note}>
          This form can't be sent right now. Please call us:{" "}
          <a href={telephoneLink(phones.main)}>{phones.main}</a>, {formatHours(hours)}.
        </p>
      </div>
      <button type="submit" className={styles.submit} disabled aria-describedby={noteId}>
        Send Request
      </button>
    </form>
  );
}
