import { useWords } from "../hooks/use-words";
import { concernPage } from "../words/en/concerns";
import * as styles from "./cant-wait.module.css";
import { Sentence } from "./sentence";

/** The line above everything about concerns: whom to call if it can't wait, also for thoughts of suicide. */
export function CantWait() {
  const words = useWords({ concernPage });
  return (
    <p className={styles.line}>
      <Sentence
        text={words.cantWait}
        parts={{
          emergency: <a href="tel:911">{words.callEmergency}</a>,
          call: <a href="tel:988">{words.callCrisis}</a>,
          text: <a href="sms:988">{words.textCrisis}</a>,
        }}
      />
    </p>
  );
}
