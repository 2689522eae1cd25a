/**
 * Adds a widget's script to a place of the page.
 * @param onShown called when the widget has put something there
 * @returns takes the script away, with everything that it put into the place, the head and the body
 */
export function addWidget(place: HTMLElement, address: string, onShown: () => void): () => void {
  const script = document.createElement("script");
  const strays = new Set<Element>();
  let isLeft = false;

  const inside = new MutationObserver(() => {
    if ([...place.children].some((child) => child !== script)) onShown();
  });
  const outside = new MutationObserver(note);
  inside.observe(place, { childList: true });
  for (const part of [document.head, document.body]) outside.observe(part, { childList: true });

  script.addEventListener("load", sweepIfLeft);
  script.addEventListener("error", sweepIfLeft);
  script.async = true;
  script.src = address;
  place.append(script);

  return () => {
    isLeft = true;
    inside.disconnect();
    place.replaceChildren();
    sweep();
  };

  function note(records: MutationRecord[]): void {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && !isOfOthers(node)) strays.add(node);
    }
  }

  /** A script that is on its way runs even when its element is gone: what it then puts somewhere goes at once. */
  function sweepIfLeft(): void {
    script.dataset.settled = "";
    if (isLeft) sweep();
  }

  function sweep(): void {
    note(outside.takeRecords());
    for (const stray of strays) stray.remove();
    if (script.dataset.settled === "") outside.disconnect();
  }
}

/** Whether the site itself or another embed has put an element into the head or the body, while the widget was there. */
function isOfOthers(element: Element): boolean {
  const address = element.getAttribute("src") ?? element.getAttribute("href");
  if (address) return originOf(address) === location.origin || otherEmbeds.test(address);
  // Gatsby's head, and the maps script's styles.
  return element.matches("[data-gatsby-head]") || element.textContent.includes(".gm-");
}

/** A widget may write an address that `new URL` refuses; a link's origin is then empty. */
function originOf(address: string): string {
  return Object.assign(document.createElement("a"), { href: address }).origin;
}

const otherEmbeds = /^https:\/\/(?:[\w-]+\.)*(?:googletagmanager|google|googleapis|gstatic)\.com\//;
