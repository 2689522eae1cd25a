import { useWords } from "../hooks/use-words";
import { motion } from "../words/en/sections";
import { Icon } from "./icon";
import * as styles from "./pause-button.module.css";
import { Sentence } from "./sentence";

/**
 * Pauses and resumes motion that lasts more than five seconds (WCAG 2.2.2). src/elements/moving-parts.ts shows it.
 * @param what what moves, as in "Pause the pictures"
 */
export function PauseButton({ what }: { what: string }) {
  const words = useWords({ motion });
  const parts = { what: <span className="visually-hidden"> {what}</span> };
  return (
    <div className={`${styles.place} screen-only`}>
      <button type="button" hidden data-pause className={styles.button}>
        {(["pause", "play"] as const).map((name) => (
          <span key={name} hidden={name === "play"} data-label={name} className={styles.label}>
            <Icon name={name} />
            <span>
              <Sentence text={words[name]} parts={parts} />
            </span>
          </span>
        ))}
      </button>
    </div>
  );
}
