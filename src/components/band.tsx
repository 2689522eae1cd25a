import type { ReactNode } from "react";
import { useId } from "react";
import * as styles from "./band.module.css";
import { ReadAloudSlot } from "./read-aloud-slot";
import { Snowdrift } from "./snowdrift";

interface BandProps {
  anchor?: string | null;
  heading: ReactNode;
  /** The ground. "varied": the band's place on the page decides, so that no two neighbors are alike. */
  tone?: "varied" | "urgent";
  /** On wide screens: all under the heading, or heading and lead in a column of their own at the start. */
  layout?: "stack" | "split";
  /** The first words, which stay with the heading. */
  lead?: ReactNode;
  /** A picture, say, that stands beside heading and words on wide screens, and between them on narrow ones. */
  beside?: ReactNode;
  /** What needs the whole width, under all the rest. */
  below?: ReactNode;
  /** What stands below runs on to the edge of the screen. */
  bleeds?: boolean;
  children: ReactNode;
}

/** One band of a page: a region named by its heading, as wide as the page's content, under a drifted edge. */
export function Band(props: BandProps) {
  const {
    anchor,
    heading,
    tone = "varied",
    layout = "stack",
    lead,
    beside,
    below,
    bleeds = false,
    children,
  } = props;
  const headingId = useId();
  return (
    <section id={anchor ?? undefined} aria-labelledby={headingId} data-tone={tone} className={styles.band}>
      <Snowdrift drift={tone} />
      <ReadAloudSlot headingId={headingId} />
      <div className={styles.content} data-layout={beside ? "beside" : layout}>
        <h2 id={headingId}>{heading}</h2>
        {beside && (
          <div className={styles.beside} data-reveal="picture">
            {beside}
          </div>
        )}
        {lead && (
          <div className={styles.lead} data-reveal="words">
            {lead}
          </div>
        )}
        {children && (
          <div className={styles.words} data-reveal="words">
            {children}
          </div>
        )}
      </div>
      {below && (
        <div className={bleeds ? styles.bleeding : styles.below} data-reveal="words">
          {below}
        </div>
      )}
    </section>
  );
}
