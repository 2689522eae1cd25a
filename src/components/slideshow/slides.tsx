import { type ComponentType, useEffect, useRef, useState } from "react";
import { useInView } from "../../hooks/use-in-view";
import { Picture } from "../picture";
import * as styles from "./slides.module.css";
import type { SlidesProps } from "./slides-props";
import { useHasInteracted } from "./use-has-interacted";

/**
 * Pictures that follow one another: a row to scroll, until the script that lets them fade is there. It comes with all
 * the pictures, 90 KB of them on a page that shows its slider at first, so only for who has begun to look around.
 */
export function Slides({ label, slides, sizes }: SlidesProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useInView(box, "50%");
  const isAttended = useHasInteracted();
  const [show, setShow] = useState<{ Fading: ComponentType<SlidesProps> }>();
  useEffect(() => {
    if (!isNear || !isAttended) return;
    // Without it (offline, say) the row stays, and holds all the pictures.
    import("./fading-slides").then(
      ({ FadingSlides }) => setShow({ Fading: FadingSlides }),
      () => undefined,
    );
  }, [isNear, isAttended]);
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
