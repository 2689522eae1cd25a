import { useCalm } from "../hooks/use-calm";
import { useNavigation } from "../hooks/use-navigation";
import { setCalm } from "../utils/calm";
import * as styles from "./calm-switch.module.css";

/** Turns calm mode on and off: no motion, plain grounds, larger words, sections that are read aloud. */
export function CalmSwitch() {
  const { calm } = useNavigation();
  const isCalm = useCalm();
  return (
    <div className="for-script">
      <button
        type="button"
        role="switch"
        aria-checked={isCalm}
        data-replay
        onClick={() => setCalm(!isCalm)}
        className={styles.toggle}
      >
        {calm.name}
      </button>
    </div>
  );
}
