import { type ReactNode, useId } from "react";
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
