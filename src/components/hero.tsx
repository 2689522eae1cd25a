import { type ReactNode, useId } from "react";
import * as shapes from "../styles/shapes.module.css";
import * as styles from "./hero.module.css";
import { Picture } from "./picture";
import { ReadAloudSlot } from "./read-aloud-slot";

interface HeroProps {
  block: Pick<Queries.PageHeroFragment, "anchor" | "heading" | "intro" | "image">;
  /** The number of anchor links in the hero; with more than six, the picture is below them at full width. */
  places?: number;
  children: ReactNode;
}

/**
 * The first section of a page: heading, intro and links beside a picture, which the next band's edge
 * overlaps.
 */
export function Hero({ block: { anchor, heading, intro, image }, places = 0, children }: HeroProps) {
  const headingId = useId();
  // Six links make the hero so tall that `object-fit: cover` scales the picture wider than half the screen.
  const besideWidth = places > 5 ? "max(50vw, 52rem)" : "50vw";
  return (
    <section id={anchor ?? undefined} aria-labelledby={headingId} className={styles.hero}>
      <div className={styles.words}>
        <h1 id={headingId}>{heading}</h1>
        <ReadAloudSlot headingId={headingId} />
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
      <Picture
        image={image.src.childImageSharp?.full}
        alt={image.alt}
        sizes={places > 6 ? "(min-width: 90rem) 90rem, 100vw" : `(min-width: 60em) ${besideWidth}, 100vw`}
        className={`${styles.scene} screen-only`}
        priority
      />
    </section>
  );
}

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
      className={isAlone ? styles.alone : styles.plain}
    >
      <div className={shapes.stack}>
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
