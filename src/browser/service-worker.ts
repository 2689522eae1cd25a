import { whenIdle } from "./when-shown";

declare global {
  interface Navigator {
    /** Only in some browsers. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Registers the service worker when the browser is idle, and asks it to cache this page for offline use; not where there is no
 * built site, and never for visitors who ask to save data.
 */
export function registerServiceWorker(): void {
  if (process.env.NODE_ENV !== "production" || process.env.GATSBY_OFFLINE === "off") return;
  if (navigator.connection?.saveData) return;
  // Rejects where the browser has no service workers or blocks site data; the page works without one.
  whenIdle(() => register().catch(() => undefined));
}

async function register(): Promise<void> {
  const workers = navigator.serviceWorker;
  const isControlled = workers.controller !== null;
  await workers.register("/sw.js");
  const { active } = await workers.ready;
  // An active worker has already seen the request of this document.
  if (!isControlled) active?.postMessage([location.href]);
  new PerformanceObserver((list) => active?.postMessage(unseen(list.getEntries()))).observe({
    type: "resource",
    buffered: true,
  });
}

/**
 * URLs of the requests that did not pass through the worker: those that began before it was active, even if they
 * end later, and those that the browser's memory answered.
 */
function unseen(requests: PerformanceEntryList): string[] {
  return requests.filter((each) => !("workerStart" in each && each.workerStart)).map(({ name }) => name);
}

/**
 * Asks the service worker to cache pages that are not on the device yet. The pages of a language that most families need are
 * cached once a page in this language was visited. Never for visitors who ask to save data.
 */
export async function keepPages(paths: readonly string[]): Promise<void> {
  if (!("serviceWorker" in navigator) || navigator.connection?.saveData) return;
  const missing: string[] = [];
  for (const path of paths) if (!(await caches.match(path))) missing.push(path);
  const { active } = await navigator.serviceWorker.ready;
  if (missing.length > 0) active?.postMessage(missing);
}
