import { type ComponentType, useEffect, useRef, useState } from "react";
import { useIsNearScreen } from "../../hooks/use-is-near-screen";
import { Picture } from "../picture";
import * as styles from "./slides.module.css";
import type { SlidesProps } from "./slides-props";

/**
 * A carousel: a scrollable row until the carousel script loads. That script makes all images load, so it
 * waits until the carousel is near the screen.
 */
export function Slides({ label, slides, sizes }: SlidesProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNearScreen(box, true);
  const [show, setShow] = useState<{ Fading: ComponentType<SlidesProps> }>();
  useEffect(() => {
    if (!isNear) return;
    // If the script does not load (offline, for example), the row stays.
    import("./fading-slides").then(
      ({ FadingSlides }) => setShow({ Fading: FadingSlides }),
      () => undefined,
    );
  }, [isNear]);
  return (
    <div ref={box} data-app="near" className={styles.box}>
      {show ? (
        <show.Fading label={label} slides={slides} sizes={sizes} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
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
