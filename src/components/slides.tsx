import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useInView } from "../hooks/use-in-view";
import { Picture } from "./picture";
import * as styles from "./slides.module.css";

export interface SlidesProps {
  /** What the pictures show together. */
  label: string;
  slides: readonly { image: IGatsbyImageData | null | undefined; alt: string }[];
  sizes: string;
}

/** Pictures that follow one another: a row to scroll, until the script that lets them fade has come near the screen. */
export function Slides({ label, slides, sizes }: SlidesProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useInView(box, "50%");
  const [show, setShow] = useState<{ Fading: ComponentType<SlidesProps> }>();
  useEffect(() => {
    if (!isNear) return;
    // Without it (offline, say) the row stays, and holds all the pictures.
    import("./fading-slides").then(
      ({ FadingSlides }) => setShow({ Fading: FadingSlides }),
      () => undefined,
    );
  }, [isNear]);
  return (
    <div ref={box} className={styles.box}>
      {show ? (
        <show.Fading label={label} slides={slides} sizes={sizes} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever uses a keyboard must be able to scroll it
        <ul className={styles.row} aria-label={label} tabIndex={0}>
          {slides.map(({ image, alt }) => (
            <li key={alt} className={styles.entry}>
              <Picture image={image} alt={alt} sizes={sizes} className={styles.picture} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
