import { type ReactNode, useId } from "react";
import { Actions } from "./actions";
import * as styles from "./band.module.css";
import { ReadAloudSlot } from "./read-aloud-slot";
import { RichText } from "./rich-text";
import { Snowdrift } from "./snowdrift";

interface BandProps {
  /**
   * What most kinds of blocks have: the introduction comes before the children, and the buttons after them. A section with
   * these in other places passes only the heading and the anchor.
   */
  block: {
    heading: string;
    anchor?: string | null;
    intro?: string | null;
    actions?: readonly Queries.ActionFragment[] | null;
  };
  /** The background. "varied" depends on the band's position on the page, so that adjacent bands differ. */
  tone?: "varied" | "urgent";
  /** On wide screens: "stack" puts everything under the heading, "split" puts heading and lead in a first column. */
  layout?: "stack" | "split";
  /** Introductory text, which stays with the heading. */
  lead?: ReactNode;
  /** A picture, for example: beside heading and text on wide screens, between them on narrow screens. */
  beside?: ReactNode;
  /** Full-width content under everything else. */
  below?: ReactNode;
  /** Whether `below` extends to the edge of the screen. */
  bleeds?: boolean;
  children?: ReactNode;
}

/** A full-width section of a page: a region named by its heading, with a snowdrift as its upper edge. */
export function Band(props: BandProps) {
  const { block, tone = "varied", layout = "stack", lead, beside, below, bleeds, children } = props;
  const { anchor, heading, intro, actions } = block;
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
        {(intro || children || actions) && (
          <div className={styles.words} data-reveal="words">
            {intro && <RichText html={intro} />}
            {children}
            <Actions actions={actions} />
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
