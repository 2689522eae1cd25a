import { type ReactNode, useEffect, useId, useRef } from "react";
import { useWords } from "../../hooks/use-words";
import { forms, requests } from "../../words/en/requests";
import { Button } from "../button";
import { PhoneLink } from "../contact-links";
import { Sentence } from "../sentence";
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

/** A sentence that says what did not load, with a button to try again and how to call us. */
export function NotLoaded({ text, loadAgain }: { text: string; loadAgain: () => void }) {
  const words = useWords({ requests });
  const button = (
    <Button look="text" onClick={loadAgain}>
      {words.loadAgain}
    </Button>
  );
  return <Sentence text={text} parts={{ again: button, call: <CallUs /> }} />;
}

/** "call us: (907) ..." for use within a sentence. */
export function CallUs() {
  const words = useWords({ forms });
  return <Sentence text={words.callUs} parts={{ phone: <PhoneLink /> }} />;
}
