import type { CmsConfig } from "@sveltia/cms";

/**
 * Makes the editor's store of thumbnails before the editor starts. In a browser that has never opened it, the editor makes all of
 * its stores at once, and shows no thumbnails until the page is opened again, because this one is missing.
 */
export async function prepareThumbnails({ backend }: CmsConfig): Promise<void> {
  const { name, repo } = backend as { name: string; repo: string };
  const database = `${name}:${repo}`;
  const known = await indexedDB.databases();
  if (known.some((each) => each.name === database)) return;
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore("asset-thumbnails");
  await new Promise((resolve, reject) => {
    request.onsuccess = resolve;
    request.onerror = reject;
  });
  request.result.close();
}
