import { whenIdle } from "./when-idle";

type Fields = Readonly<Record<string, string | number>>;
type Gtag = (command: "event", name: string, fields: Fields) => void;

declare global {
  interface Window {
    /** Defined by gatsby-plugin-google-gtag's inline script, unless the visitor has Do Not Track on. */
    gtag?: Gtag;
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

let reported: string | undefined;

/** Reports a view of the current page, once. Navigation to an anchor within the page is not a view. */
export function reportView(): void {
  const { pathname, search } = location;
  const path = pathname + search;
  if (path === reported) return;
  const isFirst = reported === undefined;
  reported = path;
  if (isFirst) sendView(path);
  // If the visitor has already left for another page, the page was not viewed.
  else whenTitleReplaced(() => path === reported && sendView(path));
}

function sendView(path: string): void {
  send("page_view", {
    page_path: path,
    page_location: location.origin + path,
    page_title: document.title,
  });
}

/**
 * Runs a callback when the new page's `<title>` is in the document. Gatsby replaces the element only after it
 * has called `onRouteUpdate`.
 */
function whenTitleReplaced(act: () => void): void {
  const title = () => document.head.querySelector("title");
  const previous = title();
  const observer = new MutationObserver(() => {
    const current = title();
    if (current === null || current === previous) return;
    observer.disconnect();
    act();
  });
  observer.observe(document.head, { childList: true });
}

/**
 * Loads the tag that src/gatsby/html/analytics.ts deferred, and starts measuring Web Vitals, once the browser is
 * idle. If the script does not load (offline, for example), nothing is measured.
 */
export function loadAnalytics(): void {
  whenIdle(() => start().catch(() => undefined));
}

async function start(): Promise<void> {
  const tag = document.querySelector<HTMLScriptElement>("script[data-deferred-src]");
  if (allowedGtag() && tag?.dataset.deferredSrc) {
    tag.src = tag.dataset.deferredSrc;
    const { watchWebVitals } = await import("./web-vitals");
    watchWebVitals(({ name, id, value, rating }) =>
      send(name, {
        // Integers only: milliseconds, and CLS times 1000.
        value: Math.round(name === "CLS" ? value * 1000 : value),
        metric_id: id,
        metric_rating: rating,
      }),
    );
  } else if (process.env.NODE_ENV === "development") {
    const { watchWebVitals } = await import("./web-vitals");
    // biome-ignore lint/suspicious/noConsole: shows Web Vitals to developers
    watchWebVitals(({ name, value, rating }) => console.info(name, value, rating));
  }
}

/** Sends an event. Errors in analytics must not break the page. */
function send(name: string, fields: Fields): void {
  try {
    allowedGtag()?.("event", name, fields);
  } catch {
    // An ad blocker has replaced `gtag`, or the tag itself is broken.
  }
}

/** `gtag`, unless the visitor has Global Privacy Control on. */
function allowedGtag(): Gtag | undefined {
  return navigator.globalPrivacyControl ? undefined : window.gtag;
}
