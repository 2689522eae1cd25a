import { hashId } from "../browser/hash-id";
import { storePrefill } from "../browser/prefill";
import { scrollToAnchor } from "../browser/scroll-to-anchor";

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
    if (link.dataset.prefill) storePrefill("appointment", link.dataset.prefill);
    if (link.dataset.scrollDelay && !opensElsewhere(event) && leadsToThisPage(link)) scrollLater(event, link);
  });
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
