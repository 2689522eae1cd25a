const pressed = "button[data-replay-click],input[data-replay-click]";
const submitted = "form[data-replay-click]";
/** How long a visitor waits after a press, in milliseconds, before the page shows what works without React. */
const pressTimeout = 10_000;

/**
 * Records presses of `data-replay-click` controls, and submits of such forms, until React runs, and repeats them then.
 * @param signal aborted when React runs
 * @param giveUpLater called with milliseconds at each press
 */
export function recordPresses(signal: AbortSignal, giveUpLater: (wait: number) => void): void {
  /** By their order, because React may have rendered the page again. */
  const missed = new Set<number>();
  const all = () => [...document.querySelectorAll<HTMLElement>("[data-replay-click]")];
  const options = { capture: true, signal };

  addEventListener("click", ({ target }) => record(closest(target, pressed)), options);
  addEventListener(
    "submit",
    (event) => {
      if (!(event.target instanceof HTMLFormElement) || !event.target.matches(submitted)) return;
      event.preventDefault();
      record(event.target);
    },
    options,
  );
  signal.addEventListener("abort", () => {
    const controls = all();
    for (const index of missed) repeat(controls[index]);
  });

  function record(control: HTMLElement | null): void {
    if (!control) return;
    missed.add(all().indexOf(control));
    giveUpLater(pressTimeout);
  }
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Presses a control, or the button that submits a form: Safari before 16 has no `requestSubmit`. */
export function repeat(control: HTMLElement | undefined): void {
  const button = control instanceof HTMLFormElement ? control.querySelector("[type=submit]") : control;
  if (button instanceof HTMLElement) button.click();
}
