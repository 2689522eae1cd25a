/** Section 9 of the specification: at 50% visibility, once; the appointment page's pictures at 20%, each time. */
const usualShare = 0.5;
const repeatingShare = 0.2;

/**
 * Lets what stands below the screen, and only that, appear when it has come into view: `data-seen` turns from "no" to
 * "yes", and the style sheet does the rest. What is in view at first is left alone, and so is everything without script.
 * @param page holds the parts, each marked with `data-reveal`
 * @param isAppointment whether its pictures appear again each time
 * @returns ends it
 */
export function revealOnScroll(page: Element, isAppointment: boolean): () => void {
  const observers = [...page.querySelectorAll<HTMLElement>("[data-reveal]")].flatMap((part) =>
    isAppointment && part.dataset.reveal === "picture" ? showEachTime(part) : showOnce(part),
  );
  return () => {
    for (const observer of observers) observer.disconnect();
  };
}

function showEachTime(part: HTMLElement): IntersectionObserver[] {
  return [
    observe(part, { threshold: [0, repeatingShare] }, ({ intersectionRatio, isIntersecting }) => {
      if (!isIntersecting) part.dataset.seen = "no";
      else if (intersectionRatio >= repeatingShare) show(part);
    }),
  ];
}

/** Half of a part taller than the screen may never be visible: half a screen of it is enough. */
function showOnce(part: HTMLElement): IntersectionObserver[] {
  const half = observe(part, { threshold: [0, usualShare] }, ({ intersectionRatio, boundingClientRect }) => {
    if (intersectionRatio >= usualShare) finish();
    else if (part.dataset.seen === undefined) {
      if (boundingClientRect.top >= window.innerHeight) part.dataset.seen = "no";
      else finish();
    }
  });
  const halfScreen = observe(part, { rootMargin: "0px 0px -50%" }, ({ isIntersecting }) => {
    if (isIntersecting) finish();
  });
  return [half, halfScreen];

  function finish() {
    show(part);
    half.disconnect();
    halfScreen.disconnect();
  }
}

function show(part: HTMLElement): void {
  if (part.dataset.seen === "no") part.dataset.seen = "yes";
}

function observe(
  part: Element,
  options: IntersectionObserverInit,
  onChange: (entry: IntersectionObserverEntry) => void,
): IntersectionObserver {
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) onChange(entry);
  }, options);
  observer.observe(part);
  return observer;
}
