import { graphql } from "gatsby";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { Band } from "../components/band";
import { Picture } from "../components/picture";
import type { SlidesProps } from "../components/slideshow/fading-pictures";
import { useIsNearScreen } from "../hooks/use-is-near-screen";
import * as shapes from "../styles/shapes.module.css";
import * as styles from "./slider.module.css";

const sizes = "(min-width: 1152px) 544px, (min-width: 768px) 46vw, calc(95vw - 1.2rem)";

/** Text beside a slideshow. */
export function Slider({ block }: { block: Queries.SliderFragment }) {
  const slides = block.slides.map(({ src, alt }) => ({ image: src.childImageSharp?.half, alt }));
  return <Band block={block} beside={<Slides label={block.heading} slides={slides} sizes={sizes} />} />;
}

/** A carousel: a scrollable row until it is near the screen and its script loads, which makes all pictures load. */
function Slides({ label, slides, sizes }: SlidesProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNearScreen(box, true);
  const [show, setShow] = useState<{ FadingPictures: ComponentType<SlidesProps> }>();
  useEffect(() => {
    if (!isNear) return;
    // If the script does not load (offline, for example), the row stays.
    import("../components/slideshow/fading-pictures").then(setShow, () => undefined);
  }, [isNear]);
  return (
    <div ref={box} data-app="near" className={styles.box}>
      {show ? (
        <show.FadingPictures label={label} slides={slides} sizes={sizes} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
        <ul className={styles.row} aria-label={label} tabIndex={0}>
          {slides.map(({ image, alt }) => (
            <li key={alt} className={shapes.view}>
              <Picture image={image} alt={alt} sizes={sizes} className={styles.picture} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export const fragment = graphql`
  fragment Slider on SliderBlock {
    anchor
    heading
    intro
    slides {
      ...SidePicture
    }
    actions {
      ...Action
    }
  }
`;
