import type { ReactNode } from "react";
import { useId } from "react";
import * as styles from "./band.module.css";

interface BandProps {
  anchor?: string | null;
  heading: ReactNode;
  tone?: "plain" | "quiet" | "warm" | "deep";
  children: ReactNode;
}

/** One band of a page: a region named by its heading, as wide as the page's content. */
export function Band({ anchor, heading, tone = "plain", children }: BandProps) {
  const headingId = useId();
  return (
    <section id={anchor ?? undefined} aria-labelledby={headingId} data-tone={tone} className={styles.band}>
      <div className={styles.content}>
        <h2 id={headingId}>{heading}</h2>
        {children}
      </div>
    </section>
  );
}
