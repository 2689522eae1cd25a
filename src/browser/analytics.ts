import { whenIdle } from "./when-shown";

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

/** Reports a view of this page, and another one whenever the visitor comes back to it by the back/forward cache. */
export function reportViews(): void {
  sendView();
  addEventListener("pageshow", ({ persisted }) => persisted && sendView());
}

function sendView(): void {
  const path = location.pathname + location.search;
  send("page_view", {
    page_path: path,
    page_location: location.origin + path,
    page_title: document.title,
  });
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
  if (!allowedGtag() || !tag?.dataset.deferredSrc) return;
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
