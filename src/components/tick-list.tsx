import { SlashedWords } from "./slashed-words";
import * as styles from "./tick-list.module.css";

interface TickListProps {
  items: readonly string[];
  /** "tick" for things that the clinic does, "dot" for plain statements. */
  mark?: "tick" | "dot";
}

/** A list with a mark before each entry, in as many columns as fit. */
export function TickList({ items, mark = "tick" }: TickListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={mark === "tick" ? styles.tick : styles.dot}>
          <SlashedWords text={item} />
        </li>
      ))}
    </ul>
  );
}
