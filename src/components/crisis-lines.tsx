import { useClinic } from "../hooks/use-clinic";
import * as styles from "./crisis-lines.module.css";
import { Icon } from "./icon";

/** The crisis lines to call or text when a child may be in danger. */
export function CrisisLines() {
  const { crisisLines } = useClinic();
  return (
    <ul className={styles.lines}>
      {crisisLines.map(({ name, number, canText, when }) => (
        <li key={number} className={styles.line}>
          <strong className={styles.name}>{name}</strong>
          <p>{when}</p>
          <p className={styles.ways}>
            <a href={`tel:${number}`} className={styles.way}>
              <Icon name="phone" />
              Call {number}
            </a>
            {canText && (
              <a href={`sms:${number}`} className={styles.way}>
                <Icon name="message" />
                Text {number}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
