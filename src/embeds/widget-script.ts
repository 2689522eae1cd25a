/**
 * Loads a third-party widget's script into a container.
 * @param onShown called when the widget has added content to the container
 * @returns removes the script and everything that it added to the container, the head and the body
 */
export function addWidget(container: HTMLElement, scriptUrl: string, onShown: () => void): () => void {
  const script = document.createElement("script");
  const injectedNodes = new Set<Element>();
  let isUnmounted = false;

  const inside = new MutationObserver(() => {
    if ([...container.children].some((child) => child !== script)) onShown();
  });
  const outside = new MutationObserver(collect);
  inside.observe(container, { childList: true });
  for (const part of [document.head, document.body]) outside.observe(part, { childList: true });

  script.addEventListener("load", removeIfUnmounted);
  script.addEventListener("error", removeIfUnmounted);
  script.async = true;
  script.src = scriptUrl;
  container.append(script);

  return () => {
    isUnmounted = true;
    inside.disconnect();
    container.replaceChildren();
    removeInjected();
  };

  function collect(records: MutationRecord[]): void {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && !isFromElsewhere(node)) injectedNodes.add(node);
    }
  }

  /**
   * A script that is still loading runs even after its element was removed; what it injects is removed at
   * once.
   */
  function removeIfUnmounted(): void {
    script.dataset.settled = "";
    if (isUnmounted) removeInjected();
  }

  function removeInjected(): void {
    collect(outside.takeRecords());
    for (const node of injectedNodes) node.remove();
    if (script.dataset.settled === "") outside.disconnect();
  }
}

/** Whether the site itself or another embed, not the widget, added an element to the head or body. */
function isFromElsewhere(element: Element): boolean {
  const url = element.getAttribute("src") ?? element.getAttribute("href");
  if (url) return originOf(url) === location.origin || otherEmbeds.test(url);
  // Gatsby's Head elements, and the styles of the maps script.
  return element.matches("[data-gatsby-head]") || element.textContent.includes(".gm-");
}

/** The origin of a URL. For an invalid URL, `new URL` would throw; a link's origin is "". */
function originOf(url: string): string {
  return Object.assign(document.createElement("a"), { href: url }).origin;
}

const otherEmbeds = /^https:\/\/(?:[\w-]+\.)*(?:googletagmanager|google|googleapis|gstatic)\.com\//;
