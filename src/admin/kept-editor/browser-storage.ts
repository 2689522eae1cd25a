import type { CmsConfig } from "@sveltia/cms";

/** The keys of `localStorage` under which the editor has its preferences, and who is signed in. */
const storageKeys = { preferences: "sveltia-cms.prefs", user: "sveltia-cms.user" };
/** The editor's store of thumbnails. */
const thumbnailStore = "asset-thumbnails";

// Escape closes what is open in a form, such as the form for a link, and never the form itself. A save closes the form only on the
// web, where the list shows the new draft. The editor reads its preferences when it is loaded, so this is loaded before it.
const preferences = JSON.parse(localStorage.getItem(storageKeys.preferences) ?? "{}");
const ours = { closeWithEscape: false, closeOnSave: document.querySelector("#beside") === null };
localStorage.setItem(storageKeys.preferences, JSON.stringify({ ...preferences, ...ours }));

/** Signs in, as the editor does by itself with the account that it remembers. On this machine nobody has to sign in. */
export function signIn(token: string): void {
  localStorage.setItem(storageKeys.user, JSON.stringify({ backendName: "gitea", token }));
}

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
  request.onupgradeneeded = () => request.result.createObjectStore(thumbnailStore);
  await new Promise((resolve, reject) => {
    request.onsuccess = resolve;
    request.onerror = reject;
  });
  request.result.close();
}
