import { PhoneLink } from "../components/phone-link";
import { Sentence } from "../components/sentence";
import { useWords } from "../hooks/use-words";
import { layout } from "../words/en/layout";
import { LoadFailure } from "./load-failure";
import * as styles from "./offline-notice.module.css";

/**
 * Says that the device is offline, or why a part of the page did not load, as a polite live region. It overlays the page, to
 * avoid a layout shift.
 */
export function OfflineNotice() {
  const words = useWords({ layout });
  return (
    <offline-notice role="status" className={`${styles.place} screen-only`}>
      <LoadFailure />
      <p hidden className={styles.notice}>
        <Sentence text={words.offline} parts={{ phone: <PhoneLink /> }} />
      </p>
    </offline-notice>
  );
}
