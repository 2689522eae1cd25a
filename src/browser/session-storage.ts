/** Where values stay when the browser lends no storage: as long as the page's script runs. */
const memory = new Map<string, string>();

/** Keeps a text for as long as the tab is open; only as long as the page when storage is blocked or full. */
export function setItem(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}

/** What was kept under a name in this tab. */
export function getItem(name: string): string | undefined {
  try {
    return memory.get(name) ?? sessionStorage.getItem(name) ?? undefined;
  } catch {
    return memory.get(name);
  }
}

/** Forgets what was kept. */
export function removeItem(name: string): void {
  memory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was stored there.
  }
}
