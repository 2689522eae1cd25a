import { Sentence } from "../components/sentence";
import { useClinic } from "../hooks/use-clinic";
import { useWords } from "../hooks/use-words";
import { telephoneLink } from "../shared/clinic/phone";
import { layout } from "../words/en/layout";
import * as styles from "./offline-notice.module.css";

/**
 * Says that the device is offline, as a polite live region. It overlays the page, to avoid a layout shift.
 */
export function OfflineNotice() {
  const { phones } = useClinic();
  const words = useWords({ layout });
  return (
    <offline-notice role="status" className={styles.place}>
      <p hidden className={styles.notice}>
        <Sentence
          text={words.offline}
          parts={{ phone: <a href={telephoneLink(phones.main)}>{phones.main}</a> }}
        />
      </p>
    </offline-notice>
  );
}
