import { type ReactNode, useId } from "react";
import * as styles from "./plain-hero.module.css";
import { ReadAloudSlot } from "./read-aloud-slot";

interface PlainHeroProps {
  anchor?: string | null;
  heading: string;
  /** A link above the heading, to the page that lists this one. */
  back?: ReactNode;
  /** Whether it fills the first screen of a phone, so that nothing else is on it. */
  isAlone?: boolean;
  children: ReactNode;
}

/** The first section of a page without a picture: the main heading and what is most important. */
export function PlainHero({ anchor, heading, back, isAlone, children }: PlainHeroProps) {
  const headingId = useId();
  return (
    <section
      id={anchor ?? undefined}
      aria-labelledby={headingId}
      className={isAlone ? styles.alone : styles.hero}
    >
      <div className={styles.content}>
        {back}
        <h1 id={headingId} className={styles.heading}>
          {heading}
        </h1>
        <ReadAloudSlot headingId={headingId} />
        {children}
      </div>
    </section>
  );
}
