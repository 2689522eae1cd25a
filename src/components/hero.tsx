import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type ReactNode, useId } from "react";
import * as styles from "./hero.module.css";
import { Picture } from "./picture";
import { ReadAloudSlot } from "./read-aloud-slot";

interface HeroProps {
  anchor: string | null;
  heading: string;
  intro: string | null;
  image: IGatsbyImageData | null | undefined;
  alt: string;
  /** How many places it leads to; over six need the width, and the scene stays below them. */
  places?: number;
  children: ReactNode;
}

/** The first view of a page: what it is about and ways on, beside a scene that the band after it drifts over. */
export function Hero({ anchor, heading, intro, image, alt, places = 0, children }: HeroProps) {
  const headingId = useId();
  // Six places make the words so tall that the scene, cut at its sides, is drawn 887 px wide at 1440: half of them was soft.
  const beside = places > 5 ? "max(50vw, 52rem)" : "50vw";
  return (
    <section id={anchor ?? undefined} aria-labelledby={headingId} className={styles.hero}>
      <div className={styles.words}>
        <h1 id={headingId}>{heading}</h1>
        <ReadAloudSlot headingId={headingId} />
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
      <Picture
        image={image}
        alt={alt}
        sizes={places > 6 ? "100vw" : `(min-width: 60em) ${beside}, 100vw`}
        className={styles.scene}
        priority
      />
    </section>
  );
}
