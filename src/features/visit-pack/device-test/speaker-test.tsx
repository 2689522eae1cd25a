import { useState } from "react";
import { Button } from "../../../components/button";
import * as styles from "../../../components/form/form.module.css";
import { playTone } from "./play-tone";

/** The status messages after the tone was played. */
const messages = {
  asked: "Did you hear a soft tone?",
  heard: "Good. You will hear us, too.",
  missed:
    "Turn up the volume, and turn off silent mode. If headphones or another speaker are connected, the sound may be there. Then play the tone again.",
  unsupported: "This browser can't play the tone. Play any video instead to hear whether your speaker works.",
};

/** Tests the speaker: plays a tone and asks whether the visitor heard it. */
export function SpeakerTest() {
  const [answer, setAnswer] = useState<keyof typeof messages>();

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
          Test the speaker
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {answer && messages[answer]}
      </p>
      {answer && answer !== "unsupported" && (
        <div className={styles.foot}>
          <Button look="tool" onClick={() => setAnswer("heard")}>
            Yes, I heard it
          </Button>
          <Button look="tool" onClick={() => setAnswer("missed")}>
            No
          </Button>
        </div>
      )}
    </div>
  );
}
