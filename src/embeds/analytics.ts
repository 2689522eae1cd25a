import { whenIdle } from "../browser/when-idle";

type Fields = Readonly<Record<string, string | number>>;
type Gtag = (command: "event", name: string, fields: Fields) => void;

declare global {
  interface Window {
    /** Written into the pages by gatsby-plugin-google-gtag, unless the visitor asks not to be tracked. */
    gtag?: Gtag;
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Reports each view of a page once. A step within the page is no view. */
export function reportRoute(location: Location, prevLocation: Location | null): void {
  const path = pathOf(location);
  if (!prevLocation) {
    // Without its script (offline, say) nothing is measured.
    whenIdle(() => start().catch(() => undefined));
    reportView(path);
  } else if (pathOf(prevLocation) !== path) {
    whenRetitled(() => {
      // Left before it showed its title, a page was not seen.
      if (pathOf(window.location) === path) reportView(path);
    });
  }
}

function pathOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}

function reportView(path: string): void {
  send("page_view", {
    page_path: path,
    page_location: window.location.origin + path,
    page_title: document.title,
  });
}

/** Gatsby takes a page's title away after it has told of the next page, and then puts that page's own there. */
function whenRetitled(act: () => void): void {
  const title = () => document.head.querySelector("title");
  const former = title();
  const observer = new MutationObserver(() => {
    const current = title();
    if (current === null || current === former) return;
    observer.disconnect();
    act();
  });
  observer.observe(document.head, { childList: true });
}

/** Starts the tag that src/gatsby/html/analytics.ts made late, and the measuring of how fast pages are. */
async function start(): Promise<void> {
  const tag = document.querySelector<HTMLScriptElement>("script[data-deferred-src]");
  if (allowedGtag() && tag?.dataset.deferredSrc) {
    tag.src = tag.dataset.deferredSrc;
    const { watchWebVitals } = await import("./web-vitals");
    watchWebVitals(({ name, id, value, rating }) =>
      send(name, {
        // Whole numbers only: milliseconds, and thousandths of a layout shift.
        value: Math.round(name === "CLS" ? value * 1000 : value),
        metric_id: id,
        metric_rating: rating,
      }),
    );
  } else if (process.env.NODE_ENV === "development") {
    const { watchWebVitals } = await import("./web-vitals");
    // biome-ignore lint/suspicious/noConsole: where developers read the measurements
    watchWebVitals(({ name, value, rating }) => console.info(name, value, rating));
  }
}

/** Analytics that fail must not stop the page that they are about. */
function send(name: string, fields: Fields): void {
  try {
    allowedGtag()?.("event", name, fields);
  } catch {
    // A blocker has put something else in its place, or the tag itself is broken.
  }
}

function allowedGtag(): Gtag | undefined {
  return navigator.globalPrivacyControl ? undefined : window.gtag;
}
