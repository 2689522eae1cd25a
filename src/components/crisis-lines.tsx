import { useClinic } from "../hooks/use-clinic";
import { useWords } from "../hooks/use-words";
import { links } from "../words/en/layout";
import { fill } from "../words/fill";
import * as styles from "./crisis-lines.module.css";
import { Icon } from "./icon";

/** The crisis lines to call or text when a child may be in danger. */
export function CrisisLines() {
  const { crisisLines } = useClinic();
  const words = useWords({ links });
  return (
    <ul className={styles.lines}>
      {crisisLines.map(({ name, number, canText, when }) => (
        <li key={number} className={styles.line}>
          <strong className={styles.name}>{name}</strong>
          <p>{when}</p>
          <p className={styles.ways}>
            <a href={`tel:${number}`} className={styles.way}>
              <Icon name="phone" />
              {fill(words.call, { number })}
            </a>
            {canText && (
              <a href={`sms:${number}`} className={styles.way}>
                <Icon name="message" />
                {fill(words.text, { number })}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
