import { useClinic } from "../hooks/use-clinic";
import { telephoneLink } from "../shared/clinic/phone";
import * as styles from "./offline-notice.module.css";

/**
 * Says that the device is offline, as a polite live region. It overlays the page, to avoid a layout shift.
 */
export function OfflineNotice() {
  const { phones } = useClinic();
  return (
    <offline-notice role="status" className={styles.place}>
      <p hidden className={styles.notice}>
        You are offline. You see the copy on your device; for anything new, call{" "}
        <a href={telephoneLink(phones.main)}>{phones.main}</a>.
      </p>
    </offline-notice>
  );
}
