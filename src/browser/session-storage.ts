/** Fallback for blocked or full storage; lasts as long as the document. */
const memory = new Map<string, string>();

/** Stores a text for this tab, or for this document if storage is blocked or full. Never throws. */
export function setItem(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}

/** The text stored under a name in this tab. Never throws. */
export function getItem(name: string): string | undefined {
  try {
    return memory.get(name) ?? sessionStorage.getItem(name) ?? undefined;
  } catch {
    return memory.get(name);
  }
}

/** Removes a stored text. Never throws. */
export function removeItem(name: string): void {
  memory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Storage is blocked, so the text was only in memory.
  }
}

/** The text stored under a name on this device. Never throws. */
export function getLocalItem(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}
