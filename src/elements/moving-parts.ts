import { isMotionReduced, watchReducedMotion } from "../browser/calm";
import { watchInView } from "../browser/when-shown";
import { define, find, PageElement } from "./page-element";

/** In pixels: how far the row may still move after focus, before a busy device applies the pause. */
const pauseTolerance = 16;

/**
 * Shows the button that pauses what moves in a part of the page, unless motion is reduced: then nothing moves.
 * @param part contains src/components/pause-button.tsx
 * @param onChange called with whether it moves, at first and whenever that changes
 * @returns pauses or resumes
 */
function connectPauseButton(
  part: Element,
  onChange: (isMoving: boolean) => void,
  signal: AbortSignal,
): () => void {
  const button = find(part, "button[data-pause]", HTMLElement);
  const [pause, play] = ["pause", "play"].map((name) => find(button, `[data-label=${name}]`, HTMLElement));
  let isPaused = false;

  function update() {
    const isReduced = isMotionReduced();
    button.hidden = isReduced;
    if (pause && play) [pause.hidden, play.hidden] = [isPaused, !isPaused];
    onChange(!isReduced && !isPaused);
  }

  function toggle() {
    isPaused = !isPaused;
    update();
  }

  button.addEventListener("click", toggle, { signal });
  watchReducedMotion(update, signal);
  update();
  return toggle;
}

/**
 * `<moving-row>`: a row that scrolls by itself in an endless loop. CSS pauses it on hover and while it contains the
 * focus; off the screen it pauses. While paused with the button, under reduced motion, or without JavaScript, it is
 * a scrollable row.
 */
class MovingRow extends PageElement {
  protected connect(signal: AbortSignal): void {
    const view = find(this, "[data-state]", HTMLElement);
    const track = find(view, "div", HTMLElement);
    let isMoving = false;
    let isInView = false;
    const toggle = connectPauseButton(this, move, signal);
    view.addEventListener("touchstart", () => isMoving && toggle(), { signal, passive: true });
    track.addEventListener("focusin", showFocused, { signal });
    watchInView(view, rest, { signal });

    // Keeps the items in place when the row switches between animating and scrolling.
    function move(moves: boolean) {
      // Where nothing may move, there is only the row itself.
      for (const copy of track.querySelectorAll<HTMLElement>("ul[aria-hidden]"))
        copy.hidden = isMotionReduced();
      if (moves === isMoving) return;
      const progress = isMoving ? animationProgress(track) : scrollProgress(view, track);
      isMoving = moves;
      show();
      view.scrollLeft = isMoving ? 0 : progress * loopWidth(track);
      seek(track, progress);
    }

    function rest({ isIntersecting }: IntersectionObserverEntry) {
      isInView = isIntersecting;
      show();
    }

    function show() {
      view.dataset.state = isMoving ? (isInView ? "moving" : "resting") : "still";
    }

    // The browser can't scroll to a focused item while the row is animated, so seek the animation to it.
    function showFocused({ target }: FocusEvent) {
      if (!isMoving || !(target instanceof Element) || !target.matches(":focus-visible")) return;
      const item = target.closest("li");
      if (!item) return;
      const [seen, frame] = [item.getBoundingClientRect(), view.getBoundingClientRect()];
      if (seen.left < frame.left + pauseTolerance || seen.right > frame.right) {
        seek(track, item.offsetLeft / loopWidth(track));
      }
    }
  }
}

/** The width of the first set of items in pixels, which is one loop. */
function loopWidth(track: HTMLElement): number {
  return track.firstElementChild?.getBoundingClientRect().width || 1;
}

function animationProgress(track: HTMLElement): number {
  return track.getAnimations()[0]?.effect?.getComputedTiming().progress ?? 0;
}

function scrollProgress(view: HTMLElement, track: HTMLElement): number {
  return (view.scrollLeft / loopWidth(track)) % 1;
}

function seek(track: HTMLElement, progress: number): void {
  const [animation] = track.getAnimations();
  const duration = animation?.effect?.getComputedTiming().duration;
  if (animation && typeof duration === "number") animation.currentTime = progress * duration;
}

define("moving-row", MovingRow);

/** `<drifting-pictures>`: its decorations drift, each only while it is on the screen, and a button pauses them all. */
class DriftingPictures extends PageElement {
  protected connect(signal: AbortSignal): void {
    for (const place of this.querySelectorAll<HTMLElement>("[data-in-view]")) {
      const show = ({ isIntersecting }: IntersectionObserverEntry) => {
        place.dataset.inView = String(isIntersecting);
      };
      watchInView(place, show, { signal });
    }
    const show = (isMoving: boolean) => {
      this.dataset.still = String(!isMoving);
    };
    connectPauseButton(this, show, signal);
  }
}

define("drifting-pictures", DriftingPictures);
