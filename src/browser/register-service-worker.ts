import { whenIdle } from "./when-idle";

/**
 * Has the service worker keep this page for when there is no network, once the browser has nothing better to do; never
 * for visitors who ask to save data.
 * @param isFirst whether the page came as a document, not by a step inside the site
 */
export function registerServiceWorker(isFirst: boolean): void {
  if (process.env.NODE_ENV !== "production" || process.env.GATSBY_OFFLINE === "off") return;
  const serviceWorker = serviceWorkers();
  if (!serviceWorker || navigator.connection?.saveData) return;
  whenIdle(() => {
    if (!isFirst) serviceWorker.controller?.postMessage([location.href]);
    // A browser that keeps no data for a site refuses; the page is none the worse for it.
    else register(serviceWorker).catch(() => undefined);
  });
}

/** Browsers that may keep no data for a site have none, or refuse to say so. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  const hasSeenAll = workers.controller !== null;
  await workers.register("/sw.js");
  if (hasSeenAll) return;
  const { active } = await workers.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage([location.href, ...loaded]);
}
