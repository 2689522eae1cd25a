import { isMotionReduced, watchReducedMotion } from "../browser/reduced-motion";
import { find } from "./page-element";

/** What moves, and a button that pauses it. */
interface Motion {
  /** Contains src/components/pause-button.tsx. */
  readonly part: Element;
  /** Called with whether it moves, at first and whenever that changes. */
  readonly onChange: (isMoving: boolean) => void;
  readonly signal: AbortSignal;
}

/**
 * Shows the button that pauses what moves in a part of the page, unless motion is reduced: then nothing moves.
 * @returns pauses or resumes
 */
export function connectPauseButton({ part, onChange, signal }: Motion): () => void {
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

/** Calls back with whether an element is on the screen, whenever that changes, until `signal` is aborted. */
export function watchInView(part: Element, onChange: (isInView: boolean) => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) onChange(isIntersecting);
  });
  observer.observe(part);
  signal.addEventListener("abort", () => observer.disconnect());
}
