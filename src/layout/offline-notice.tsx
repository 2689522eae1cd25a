import { Button } from "../components/button";
import { PhoneLink } from "../components/contact-links";
import { Sentence } from "../components/sentence";
import { useWords } from "../hooks/use-words";
import { layout } from "../words/en/layout";
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

/**
 * Why a part of the page does not work, and what to do. All of it is in the page, because then no other script may be here:
 * src/elements/app/explain-failure.ts shows the cause.
 */
function LoadFailure() {
  const { noConnection, changed, stopped, kept, reload } = useWords({ layout });
  const causes = { connection: noConnection, changed, stopped };
  return (
    <div id="load-failure" tabIndex={-1} hidden className={styles.failure}>
      {Object.entries(causes).map(([cause, words]) => (
        <p key={cause} data-cause={cause} hidden>
          {words}
        </p>
      ))}
      <p>
        <Sentence text={kept} parts={{ phone: <PhoneLink /> }} />
      </p>
      <Button look="secondary" data-reload="">
        {reload}
      </Button>
    </div>
  );
}
