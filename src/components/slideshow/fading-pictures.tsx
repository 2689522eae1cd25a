import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ReactNode, Ref } from "react";
import Slick from "react-slick";
import { timings } from "../../browser/timings";
import { useWords } from "../../hooks/use-words";
import { slideshow } from "../../words/en/sections";
import { fill } from "../../words/fill";
import { Picture } from "../picture";
import * as styles from "./fading-slides.module.css";

/** The props of `Slides` and `FadingSlides`. */
export interface SlidesProps {
  /** The accessible name of the carousel. */
  label: string;
  slides: readonly { image: IGatsbyImageData | null | undefined; alt: string }[];
  sizes: string;
}

interface FadingPicturesProps extends Pick<SlidesProps, "slides" | "sizes"> {
  slick: Ref<Slick>;
  /** The index of the visible slide, from 0. */
  current: number;
  isCalm: boolean;
  onChange: (current: number) => void;
}

/**
 * The slides. Slick's autoplay is off, because it waits 50 ms too long and cannot be restarted after a pause.
 * Its swiping is off, because it cancels touch events that are not cancelable, which browsers log to the
 * console.
 */
export function FadingPictures({ slick, slides, sizes, current, isCalm, onChange }: FadingPicturesProps) {
  const words = useWords({ slideshow });
  return (
    <Slick
      ref={slick}
      fade
      infinite
      arrows={false}
      accessibility={false}
      waitForAnimate={false}
      speed={isCalm ? 0 : timings.slideFade}
      beforeChange={(_, next) => onChange(next)}
      swipe={false}
      touchMove={false}
    >
      {slides.map(({ image, alt }, index) => (
        <Slide
          key={alt}
          isShown={index === current}
          label={fill(words.slideOf, { number: index + 1, count: slides.length })}
        >
          <Picture image={image} alt={alt} sizes={sizes} className={styles.picture} />
        </Slide>
      ))}
    </Slick>
  );
}

interface SlideProps {
  label: string;
  isShown: boolean;
  children: ReactNode;
}

/** A slide. Ignores the props that Slick adds to its children: an inline style and a `tabIndex`. */
function Slide({ label, isShown, children }: SlideProps) {
  const words = useWords({ slideshow });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    <div role="group" aria-roledescription={words.slide} aria-label={label} inert={!isShown}>
      {children}
    </div>
  );
}
