import * as styles from "./tick-list.module.css";

interface TickListProps {
  items: readonly string[];
  /** A tick says that we do it; a dot only that it is so. */
  mark?: "tick" | "dot";
}

/** Entries to skim, each behind a mark; in as many columns as fit. */
export function TickList({ items, mark = "tick" }: TickListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={mark === "tick" ? styles.tick : styles.dot}>
          {item}
        </li>
      ))}
    </ul>
  );
}
