import { type ReactNode, useEffect, useId, useRef } from "react";
import * as styles from "./form.module.css";

interface NoticeProps {
  heading: string;
  tone: "bad" | "good";
  children: ReactNode;
}

/**
 * The result of a submit. It takes focus when it mounts, so that screen readers read it and the browser
 * scrolls it into view. Give each result a new `key`, so that it mounts again.
 */
export function Notice({ heading, tone, children }: NoticeProps) {
  const box = useRef<HTMLElement>(null);
  const headingId = useId();

  useEffect(() => box.current?.focus(), []);

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={`${styles.notice} ${tone === "bad" ? styles.bad : styles.good}`}
    >
      <h3 id={headingId}>{heading}</h3>
      {children}
    </section>
  );
}
