import { useState } from "react";
import { Button } from "../../../components/button";
import * as styles from "../../../components/form/form.module.css";
import { useWords } from "../../../hooks/use-words";
import { devices } from "../../../words/en/visit-tools";
import { playTone } from "./play-tone";

/** The names of the status messages after the tone was played. */
type Answer = "asked" | "heard" | "missed" | "unsupported";

/** Tests the speaker: plays a tone and asks whether the visitor heard it. */
export function SpeakerTest() {
  const words = useWords({ devices }).speaker;
  const [answer, setAnswer] = useState<Answer>();

  function play() {
    try {
      playTone();
      setAnswer("asked");
    } catch {
      setAnswer("unsupported");
    }
  }

  return (
    <div className={styles.field}>
      <div>
        <Button look="tool" onClick={play}>
          {words.test}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {answer && words[answer]}
      </p>
      {answer && answer !== "unsupported" && (
        <div className={styles.foot}>
          <Button look="tool" onClick={() => setAnswer("heard")}>
            {words.yes}
          </Button>
          <Button look="tool" onClick={() => setAnswer("missed")}>
            {words.no}
          </Button>
        </div>
      )}
    </div>
  );
}
