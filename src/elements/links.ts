import { prefillName, setItem } from "../browser/session-storage";
import { timings } from "../browser/timings";
import { watchInView } from "../browser/when-shown";
import { withQuery } from "../shared/http/redirect";

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Handles the clicks on three kinds of links: `hreflang` keeps query and anchor on the way to another language, `data-scroll-delay` scrolls to a part of this page after that
 * number of milliseconds, and `data-prefill` stores how the message on the next page begins.
 */
export function handleLinks(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link) return;
    if (link.hreflang) keepPlace(link);
    if (opensElsewhere(event)) return;
    if (link.dataset.prefill) setItem(prefillName("appointment"), link.dataset.prefill);
    if (link.dataset.scrollDelay && leadsToThisPage(link)) scrollLater(event, link);
  });
  addEventListener("hashchange", leadOn);
}

/** Lets a link to the same page in another language lead to the same section. It has the same name there. */
function keepPlace(link: HTMLAnchorElement): void {
  const version = document.querySelector<HTMLLinkElement>(
    `link[rel=alternate][hreflang="${link.hreflang}"]:not([type])`,
  );
  if (!version || new URL(version.href).pathname !== link.pathname) return;
  link.search = location.search;
  link.hash = location.hash;
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

function leadsToThisPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== "" && pathname === location.pathname && search === location.search;
}

/** Like a native hash link, the current URL adds no history entry. */
function scrollLater(event: Event, { href, hash, dataset }: HTMLAnchorElement): void {
  event.preventDefault();
  if (href !== location.href) history.pushState(null, "", href);
  clearTimeout(timer);
  timer = setTimeout(() => scrollToAnchor(hashId(hash) ?? ""), Number(dataset.scrollDelay));
}

/**
 * Scrolls to the element with this id, opens it if it is a disclosure, and moves the focus to its heading (or to the
 * element itself), so that the Tab key continues from there. The style sheet decides whether the scroll is smooth.
 * Does nothing if the page has no such element.
 */
function scrollToAnchor(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  if (target instanceof HTMLDetailsElement) target.open = true;
  const heading = target.querySelector<HTMLElement>("h1, h2, h3, summary") ?? target;
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  target.scrollIntoView();
  heading.focus({ preventScroll: true });
}

/** Returns the id in a URL's hash, or undefined if there is none or if it is not valid UTF-8. */
function hashId(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Scrolls to the anchor of the first page and focuses its heading, shortly after the page is shown. The browser
 * scrolls there by itself, but scripts may load seconds later, so nothing happens if the visitor has focused
 * something or scrolled away since, or has come back to this document.
 */
export function scrollToFirstHash(): void {
  const id = hashId(location.hash);
  if (id && !leadOn() && !isRestored()) setTimeout(scrollUnlessMoved, timings.hashScroll, id);
}

/** Leads on from the old address of a section that is on another page now. @returns whether it does */
function leadOn(): boolean {
  const address = movedTo(hashId(location.hash) ?? "");
  if (address) location.replace(withQuery(address, location.search));
  return address !== undefined;
}

/** Returns where a section is now that was on this page; undefined if it is here, or never was. A concern has a link with its id. */
export function movedTo(id: string): string | undefined {
  const target = document.getElementById(id);
  if (target) return target instanceof HTMLAnchorElement ? target.href : undefined;
  const { moved = "[]" } = document.getElementById("main")?.dataset ?? {};
  return new Map<string, string>(JSON.parse(moved)).get(id);
}

function scrollUnlessMoved(id: string): void {
  const target = document.getElementById(id);
  const top = window.scrollY;
  requestAnimationFrame(() => {
    if (!target) return;
    const box = target.getBoundingClientRect();
    const isInView = box.bottom >= 0 && box.top <= window.innerHeight;
    const isSmoothScrolling = window.scrollY !== top;
    if (isInView || isSmoothScrolling) scrollUnlessFocused(id);
    else if (!window.earlyPress) scrollWithTheBrowser(target);
  });
}

/**
 * Waits for the scroll of a slow browser, until the visitor does something. WebKit on a busy device was seen to start
 * scrolling 100 ms after our timer, and to pause on the way.
 */
function scrollWithTheBrowser(target: HTMLElement): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  for (const input of ["wheel", "pointerdown", "keydown"]) {
    addEventListener(input, () => waiting.abort(), { passive: true, signal });
  }
  watchInView(
    target,
    ({ isIntersecting }) => {
      if (!isIntersecting) return;
      waiting.abort();
      scrollUnlessFocused(target.id);
    },
    { signal },
  );
}

function scrollUnlessFocused(id: string): void {
  if (document.activeElement === document.body) scrollToAnchor(id);
}

/** Whether the visitor came back to this document, so that the browser restores the scroll position. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "back_forward";
}
