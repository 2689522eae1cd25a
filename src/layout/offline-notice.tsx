import { useClinic } from "../hooks/use-clinic";
import { useOnline } from "../hooks/use-online";
import { telephoneLink } from "../shared/clinic/phone";
import * as styles from "./offline-notice.module.css";

/** Says quietly that there is no network. It lies over the page, so that nothing moves when it comes. */
export function OfflineNotice() {
  const isOnline = useOnline();
  const { phones } = useClinic();
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.notice}>
          You are offline. You see the copy on your device; for anything new, call{" "}
          <a href={telephoneLink(phones.main)}>{phones.main}</a>.
        </p>
      )}
    </div>
  );
}
