import { watchInView } from "../browser/when-shown";

/**
 * Section 9 of the specification: once at 50% visibility, and the pictures of a page that says so always at 20%.
 */
const onceRatio = 0.5;
const eachTimeRatio = 0.2;
/** Part of the script, and not of the style sheet: a saved copy of the page, without the script, must show everything. */
const waitingStyle =
  '@media screen and (prefers-reduced-motion:no-preference){[data-seen="no"]:not(:focus-within){opacity:var(--waiting)}}';

/**
 * Reveals elements when they scroll into view: `data-seen` changes from "no" to "yes", and the style sheet
 * animates that. Only elements that were below the screen are revealed; others are visible from the start, as
 * all are without JavaScript.
 * @param page contains the elements, each marked with `data-reveal`
 */
export function revealOnScroll(page: Element): void {
  document.styleSheets[0]?.insertRule(waitingStyle);
  for (const part of page.querySelectorAll<HTMLElement>("[data-reveal]"))
    if (part.matches("[data-pictures-appear='each time'] [data-reveal=picture]")) showEachTime(part);
    else showOnce(part);
}

function showEachTime(part: HTMLElement): void {
  const onChange = ({ intersectionRatio, isIntersecting }: IntersectionObserverEntry) => {
    if (!isIntersecting) part.dataset.seen = "no";
    else if (intersectionRatio >= eachTimeRatio) show(part);
  };
  watchInView(part, onChange, { threshold: [0, eachTimeRatio] });
}

/** Reveals at 50% visibility or, for elements too tall for that, when they reach the middle of the screen. */
function showOnce(part: HTMLElement): void {
  const watching = new AbortController();
  const { signal } = watching;
  watchInView(part, revealHalf, { threshold: [0, onceRatio], signal });
  watchInView(part, ({ isIntersecting }) => isIntersecting && finish(), {
    rootMargin: "0px 0px -50%",
    signal,
  });

  function revealHalf({ intersectionRatio, boundingClientRect }: IntersectionObserverEntry) {
    if (intersectionRatio >= onceRatio) finish();
    else if (part.dataset.seen === undefined) {
      if (boundingClientRect.top >= window.innerHeight) part.dataset.seen = "no";
      else finish();
    }
  }

  function finish() {
    show(part);
    watching.abort();
  }
}

function show(part: HTMLElement): void {
  if (part.dataset.seen === "no") part.dataset.seen = "yes";
}
