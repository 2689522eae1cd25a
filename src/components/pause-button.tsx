import { Icon } from "./icon";
import * as styles from "./pause-button.module.css";

interface PauseButtonProps {
  /** Whether motion is reduced: then nothing moves, and there is no button. */
  isCalm: boolean;
  isPaused: boolean;
  onToggle: () => void;
  /** What moves, as in "Pause the pictures". */
  what: string;
}

/** Pauses and resumes motion that lasts more than five seconds (WCAG 2.2.2). */
export function PauseButton({ isCalm, isPaused, onToggle, what }: PauseButtonProps) {
  return (
    <div className={styles.place}>
      {!isCalm && (
        <button type="button" onClick={onToggle} className={styles.button}>
          <Icon name={isPaused ? "play" : "pause"} />
          <span>
            {isPaused ? "Play" : "Pause"}
            <span className="visually-hidden"> {what}</span>
          </span>
        </button>
      )}
    </div>
  );
}
