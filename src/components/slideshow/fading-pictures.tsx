import type { IGatsbyImageData } from "gatsby-plugin-image";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import Slick from "react-slick";
import { isMotionReduced, watchReducedMotion } from "../../browser/calm";
import { timings } from "../../browser/timings";
import { useInView } from "../../hooks/use-is-near-screen";
import { useSides } from "../../hooks/use-page-language";
import { useWords } from "../../hooks/use-words";
import { slideshow } from "../../words/en/sections";
import { fill } from "../../words/fill";
import { Icon } from "../icon";
import { Picture } from "../picture";
import * as styles from "./fading-pictures.module.css";

/** The props of a carousel, before and after its script has loaded. */
export interface SlidesProps {
  /** The accessible name of the carousel. */
  label: string;
  slides: readonly { image: IGatsbyImageData | null | undefined; alt: string }[];
  sizes: string;
}

const arrowKeys = { left: "ArrowLeft", right: "ArrowRight" };

/** In pixels: shorter movements are taps. */
const minSwipe = 40;

/**
 * A carousel with cross-fades and autoplay. Autoplay pauses off-screen, on hover and on focus, and stops when
 * the visitor pauses it or changes the slide. Only changes by the visitor are announced to screen readers.
 *
 * Slick's own autoplay is off, because it waits 50 ms too long and cannot be restarted after a pause. Its swiping is off,
 * because it cancels touch events that are not cancelable, which browsers log to the console.
 */
export function FadingPictures({ label, slides, sizes }: SlidesProps) {
  const words = useWords({ slideshow });
  const sides = useSides();
  const slick = useRef<Slick>(null);
  const group = useRef<HTMLDivElement>(null);
  const swipeStart = useRef(0);
  const [current, setCurrent] = useState(0);
  const [isByHand, setByHand] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isCalm = useReducedMotion();
  const isInView = useInView(group);
  const plays = isInView && !isCalm && !isPaused && !isHovered && !isFocused;

  useEffect(() => {
    if (!plays) return;
    const timer = setInterval(() => slick.current?.slickNext(), timings.slideInterval);
    return () => clearInterval(timer);
  }, [plays]);

  function goTo(direction: "previous" | "next") {
    setPaused(true);
    if (direction === "previous") slick.current?.slickPrev();
    else slick.current?.slickNext();
  }

  function onSwipe({ clientX, pointerType }: PointerEvent) {
    const distance = clientX - swipeStart.current;
    if (pointerType !== "mouse" && Math.abs(distance) >= minSwipe)
      goTo(distance > 0 === (sides.previous === "left") ? "previous" : "next");
  }

  function onArrowKey({ key }: KeyboardEvent) {
    if (key === arrowKeys[sides.previous]) goTo("previous");
    if (key === arrowKeys[sides.next]) goTo("next");
  }

  /** Takes the picture that Slick changes to, a moment after it was asked. While paused, only the visitor asks. */
  function onChange(_: number, next: number) {
    setCurrent(next);
    setByHand(isPaused);
  }

  const position = { number: current + 1, count: slides.length };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    <div
      ref={group}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      className={styles.group}
      onKeyDown={onArrowKey}
    >
      <div
        // Slick places the pictures from left to right.
        dir={sides.next === "left" ? "ltr" : undefined}
        className={styles.stage}
        onPointerEnter={({ pointerType }) => setHovered(pointerType === "mouse")}
        onPointerLeave={() => setHovered(false)}
        onPointerDown={({ clientX }) => {
          swipeStart.current = clientX;
        }}
        onPointerUp={onSwipe}
      >
        <Slick
          ref={slick}
          fade
          infinite
          arrows={false}
          accessibility={false}
          waitForAnimate={false}
          speed={isCalm ? 0 : timings.slideFade}
          beforeChange={onChange}
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
      </div>
      <div className={styles.controls}>
        {!isCalm && (
          <button type="button" onClick={() => setPaused(!isPaused)} className={styles.button}>
            <Icon name={isPaused ? "play" : "pause"} />
            <span className="visually-hidden">{isPaused ? words.play : words.pause}</span>
          </button>
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only observes the focus of the buttons inside */}
        <div className={styles.leaf} onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
          <button type="button" onClick={() => goTo("previous")} className={styles.button}>
            <Icon name={sides.previous} />
            <span className="visually-hidden">{words.previous}</span>
          </button>
          <span aria-hidden="true">{fill(words.position, position)}</span>
          <button type="button" onClick={() => goTo("next")} className={styles.button}>
            <Icon name={sides.next} />
            <span className="visually-hidden">{words.next}</span>
          </button>
        </div>
      </div>
      <output className="visually-hidden">{isByHand && fill(words.pictureOf, position)}</output>
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  watchReducedMotion(onChange, listening.signal);
  return () => listening.abort();
}

/**
 * Whether nothing may move: the visitor prefers reduced motion or chose calm mode. Also true in the
 * server-rendered HTML and during hydration.
 */
function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced, () => true);
}

/** A slide. Ignores the props that Slick adds to its children: an inline style and a `tabIndex`. */
function Slide({ label, isShown, children }: { label: string; isShown: boolean; children: ReactNode }) {
  const words = useWords({ slideshow });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    <div role="group" aria-roledescription={words.slide} aria-label={label} inert={!isShown}>
      {children}
    </div>
  );
}
