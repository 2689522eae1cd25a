import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useInView } from "../hooks/use-in-view";
import { useReducedMotion } from "../hooks/use-reduced-motion";
import * as styles from "./marquee.module.css";
import { PauseButton } from "./pause-button";

/** In pixels: how far a busy device may let the row move on before it rests. It was seen to move by 3; this is 250 ms. */
const restRoom = 16;

interface MarqueeProps {
  label: string;
  /** What the pause button stops. */
  what: string;
  /** The entries of the list; those of a copy must not be in the tab order. */
  renderItems: (isCopy: boolean) => ReactNode;
}

/** So many that the widest screens show no end while the first set leaves. */
const copies = ["first copy", "second copy"];

/**
 * A row that travels round without a seam. It rests off screen, under the mouse and while the focus is in it. Paused, or
 * where less motion is preferred, or without script, it is a row to scroll.
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
    progress.current = isMoving ? progressOf(track.current) : scrolledShare(view.current, track.current);
    setPaused(!isPaused);
  }

  // The tiles stay where they are when the row changes from travelling to scrolling and back.
  useLayoutEffect(() => {
    if (!view.current || !track.current || progress.current === undefined) return;
    view.current.scrollLeft = isMoving ? 0 : progress.current * roundOf(track.current);
    seek(track.current, progress.current);
  }, [isMoving]);

  // Nothing can be scrolled to in a row that travels, so the row travels to what the Tab key has reached.
  function showFocused({ target }: FocusEvent) {
    const item = target.closest("li");
    if (!isMoving || !item || !view.current || !track.current || !target.matches(":focus-visible")) return;
    const [seen, frame] = [item.getBoundingClientRect(), view.current.getBoundingClientRect()];
    if (seen.left < frame.left + restRoom || seen.right > frame.right) {
      seek(track.current, item.offsetLeft / roundOf(track.current));
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

/** The width of the first set in pixels: one round. */
function roundOf(track: HTMLElement): number {
  return track.firstElementChild?.getBoundingClientRect().width ?? 1;
}

function progressOf(track: HTMLElement | null): number {
  return track?.getAnimations()[0]?.effect?.getComputedTiming().progress ?? 0;
}

function scrolledShare(view: HTMLElement | null, track: HTMLElement | null): number {
  return view && track ? (view.scrollLeft / roundOf(track)) % 1 : 0;
}

function seek(track: HTMLElement, progress: number): void {
  const [animation] = track.getAnimations();
  const duration = animation?.effect?.getComputedTiming().duration;
  if (animation && typeof duration === "number") animation.currentTime = progress * duration;
}
