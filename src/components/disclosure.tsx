import type { ComponentProps, ReactNode } from "react";
import * as styles from "./disclosure.module.css";

interface DisclosureProps extends ComponentProps<"details"> {
  /** What is always visible, and opens the rest. */
  summary: ReactNode;
  /** An area holds other disclosures: its summary looks like a heading. */
  isArea?: boolean;
  /** Whether the content has a layout of its own, so that it gets no wrapper. */
  isBare?: boolean;
}

/** A `<details>` element: a line that shows and hides its content, with and without script. */
export function Disclosure({ summary, isArea, isBare, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={isArea ? styles.area : styles.disclosure}>
      <summary className={styles.summary}>{summary}</summary>
      {isBare ? children : <div className={styles.content}>{children}</div>}
    </details>
  );
}
