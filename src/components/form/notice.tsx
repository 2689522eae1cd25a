import { type ReactNode, useEffect, useId, useRef } from "react";
import * as styles from "./form.module.css";

interface NoticeProps {
  heading: string;
  tone: "bad" | "good";
  children: ReactNode;
}

/**
 * What the form has to say after the button was pressed. Takes focus when it appears, so that whoever can't see it
 * hears it and whoever can has it in view; mount it anew for each answer.
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
