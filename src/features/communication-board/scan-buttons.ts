import * as styles from "./board.module.css";

interface Scan {
  /** The part of the page in which any press chooses the marked button. */
  readonly area: HTMLElement;
  readonly buttons: readonly HTMLElement[];
  /** How long each button is marked, in milliseconds. */
  readonly pace: number;
  /** Called when Escape is pressed, or the focus leaves the part. */
  onStop(): void;
}

/** A selector of the controls of the scan, which do what they always do. */
const tools = "[data-scan-tools]";
const keys = [" ", "Enter"];
const mark = String(styles.marked);

/**
 * Marks one button after the other, for people who press a single switch. Space, Enter or a press anywhere in the part
 * clicks the marked button, and the next one gets its full time.
 * @returns stops it and removes the mark
 */
export function scanButtons({ area, buttons, pace, onStop }: Scan): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let marked = 0;
  let isChoosing = false;
  let timer = setInterval(next, pace);
  show();

  document.addEventListener("keydown", onKey, options);
  // Firefox clicks the focused button when the key is released.
  document.addEventListener("keyup", onKey, options);
  area.addEventListener("click", onClick, options);
  document.addEventListener("focusin", ({ target }) => isElsewhere(target) && onStop(), options);
  return () => {
    listening.abort();
    clearInterval(timer);
    buttons[marked]?.classList.remove(mark);
  };

  function show(): void {
    buttons[marked]?.classList.add(mark);
    buttons[marked]?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }

  function next(): void {
    buttons[marked]?.classList.remove(mark);
    marked = (marked + 1) % buttons.length;
    show();
  }

  function choose(): void {
    clearInterval(timer);
    timer = setInterval(next, pace);
    isChoosing = true;
    buttons[marked]?.click();
    isChoosing = false;
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === "Escape") onStop();
    if (!keys.includes(event.key) || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    if (event.type === "keydown" && !event.repeat) choose();
  }

  function onClick(event: MouseEvent): void {
    if (isChoosing || (event.target instanceof Element && event.target.closest(tools))) return;
    event.preventDefault();
    event.stopPropagation();
    choose();
  }

  /** A press on plain text focuses what surrounds the whole page: that is not elsewhere. */
  function isElsewhere(target: EventTarget | null): boolean {
    return target instanceof Node && !area.contains(target) && !target.contains(area);
  }
}
