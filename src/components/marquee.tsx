import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useInView } from "../hooks/use-in-view";
import { useReducedMotion } from "../hooks/use-reduced-motion";
import * as styles from "./marquee.module.css";
import { PauseButton } from "./pause-button";

/** In pixels: how far the row may still move after focus, before a busy device applies the pause. */
const pauseTolerance = 16;

interface MarqueeProps {
  label: string;
  /** What the pause button stops. */
  what: string;
  /** Renders the list items; those of a copy must not be in the tab order. */
  renderItems: (isCopy: boolean) => ReactNode;
}

/** Two copies, enough to fill the widest screens while the first set scrolls out. */
const copies = ["first copy", "second copy"];

/**
 * A row that scrolls by itself in an endless loop. It pauses off-screen, on hover and while it contains the
 * focus. While paused with the button, under reduced motion, or without JavaScript, it is a scrollable row.
 */
export function Marquee({ label, what, renderItems }: MarqueeProps) {
  const view = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const progress = useRef<number>(undefined);
  const isCalm = useReducedMotion();
  const [isPaused, setPaused] = useState(false);
  const isInView = useInView(view);
  const isMoving = !isCalm && !isPaused;

  function toggle() {
    progress.current = isMoving
      ? animationProgress(track.current)
      : scrollProgress(view.current, track.current);
    setPaused(!isPaused);
  }

  // Keeps the items in place when the row switches between animating and scrolling.
  useLayoutEffect(() => {
    if (!view.current || !track.current || progress.current === undefined) return;
    view.current.scrollLeft = isMoving ? 0 : progress.current * loopWidth(track.current);
    seek(track.current, progress.current);
  }, [isMoving]);

  // The browser can't scroll to a focused item while the row is animated, so seek the animation to it.
  function showFocused({ target }: FocusEvent) {
    const item = target.closest("li");
    if (!isMoving || !item || !view.current || !track.current || !target.matches(":focus-visible")) return;
    const [seen, frame] = [item.getBoundingClientRect(), view.current.getBoundingClientRect()];
    if (seen.left < frame.left + pauseTolerance || seen.right > frame.right) {
      seek(track.current, item.offsetLeft / loopWidth(track.current));
    }
  }

  return (
    <div className={styles.marquee}>
      <div
        ref={view}
        className={styles.view}
        data-state={isMoving ? (isInView ? "moving" : "resting") : "still"}
        onTouchStart={isMoving ? toggle : undefined}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus of the links inside */}
        <div ref={track} className={styles.track} onFocus={showFocused}>
          <ul className={styles.items} aria-label={label}>
            {renderItems(false)}
          </ul>
          {!isCalm &&
            copies.map((copy) => (
              <ul key={copy} className={styles.items} aria-hidden="true">
                {renderItems(true)}
              </ul>
            ))}
        </div>
      </div>
      <PauseButton isCalm={isCalm} isPaused={isPaused} onToggle={toggle} what={what} />
    </div>
  );
}

/** The width of the first set of items in pixels, which is one loop. */
function loopWidth(track: HTMLElement): number {
  return track.firstElementChild?.getBoundingClientRect().width ?? 1;
}

function animationProgress(track: HTMLElement | null): number {
  return track?.getAnimations()[0]?.effect?.getComputedTiming().progress ?? 0;
}

function scrollProgress(view: HTMLElement | null, track: HTMLElement | null): number {
  return view && track ? (view.scrollLeft / loopWidth(track)) % 1 : 0;
}

function seek(track: HTMLElement, progress: number): void {
  const [animation] = track.getAnimations();
  const duration = animation?.effect?.getComputedTiming().duration;
  if (animation && typeof duration === "number") animation.currentTime = progress * duration;
}
