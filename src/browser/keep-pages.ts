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
