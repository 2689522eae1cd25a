/** The name under which the choice is kept. src/gatsby/html/inline-calm-mode.ts reads it before a page is painted. */
export const calmName = "calm";

/** Whether the visitor has chosen calm mode. The attribute of the root is the one truth, for style sheets too. */
export function isCalm(): boolean {
  return document.documentElement.hasAttribute("data-calm");
}

/** Makes the page calm or lively, and keeps the choice on the device; only for this visit where storage is blocked. */
export function setCalm(calm: boolean): void {
  show(calm);
  try {
    if (calm) localStorage.setItem(calmName, "yes");
    else localStorage.removeItem(calmName);
  } catch {
    // The root holds it for as long as the document lasts.
  }
}

/** @returns ends it */
export function watchCalm(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-calm"] });
  return () => observer.disconnect();
}

/** Does as the visitor chose in another tab, or on another page before the browser's way back. @returns ends it */
export function followStoredCalm(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener("storage", ({ key }) => (key === calmName || key === null) && follow(), { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && follow(), { signal });
  return () => listening.abort();
}

function follow(): void {
  try {
    show(localStorage.getItem(calmName) !== null);
  } catch {
    // Nothing can be known, so nothing changes.
  }
}

function show(calm: boolean): void {
  document.documentElement.toggleAttribute("data-calm", calm);
}
