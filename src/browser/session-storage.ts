/** How long input is kept without a touch, in milliseconds: the next person at a shared computer must not find it. */
const lifetime = 60 * 60_000;
/** Fallback for blocked or full storage; lasts as long as the document. */
const memory = new Map<string, string>();
/** The name under which the time of the last touch of an item is stored. */
const touched = (name: string) => `${name}:touched`;

/** Whether so much time has passed since a touch, in milliseconds since 1970, that what was touched then has to go. */
export function isOver(time: number): boolean {
  return Date.now() - time >= lifetime;
}

/**
 * Stores a text for this tab, or for this document if storage is blocked or full, for an hour after the last touch. Never
 * throws.
 */
export function setItem(name: string, text: string): void {
  write(name, text);
  write(touched(name), `${Date.now()}`);
}

/** The text stored under a name in this tab, unless it has ended: then it is removed. Never throws. */
export function getItem(name: string): string | undefined {
  if (hasEnded(name)) remove(name);
  return read(name);
}

/** Whether what was stored under a name has ended, until it is stored again or removed. */
export function hasEnded(name: string): boolean {
  return isOver(Number(read(touched(name)) ?? Number.NaN));
}

/** Keeps a stored text for another hour. */
export function touchItem(name: string): void {
  if (getItem(name) !== undefined) write(touched(name), `${Date.now()}`);
}

/** Removes a stored text. Never throws. */
export function removeItem(name: string): void {
  remove(name);
  remove(touched(name));
}

function write(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}

function read(name: string): string | undefined {
  try {
    return memory.get(name) ?? sessionStorage.getItem(name) ?? undefined;
  } catch {
    return memory.get(name);
  }
}

function remove(name: string): void {
  memory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Storage is blocked, so the text was only in memory.
  }
}

/** Removes what has ended in this tab and on this device, under whatever name. Never throws. */
export function removeEnded(): void {
  for (const name of namesIn("sessionStorage")) getItem(name);
  for (const name of namesIn("localStorage")) getLocalItem(name);
}

function namesIn(storage: "sessionStorage" | "localStorage"): string[] {
  try {
    return Object.keys(window[storage]);
  } catch {
    // Storage is blocked. What is in memory is gone with the document, and is checked each time it is read.
    return [];
  }
}

/** The name under which it is stored when an item of this device ends. */
const ends = (name: string) => `${name}:ends`;

/** The text stored under a name on this device, unless it has ended: then it is removed. Never throws. */
export function getLocalItem(name: string): string | undefined {
  try {
    if (Number(localStorage.getItem(ends(name)) ?? Number.NaN) <= Date.now()) setLocalItem(name, undefined);
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a text on this device, or removes it if there is none. If storage is blocked, nothing is stored. Never throws.
 * @param duration how long it is kept, in milliseconds; for good if there is none
 */
export function setLocalItem(name: string, text: string | undefined, duration?: number): void {
  try {
    put(ends(name), text && duration ? `${Date.now() + duration}` : undefined);
    put(name, text);
  } catch {
    // The caller works without it.
  }

  function put(key: string, value: string | undefined): void {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
}

/** The name under which a form's prefill is stored in this tab, until it is in the form. */
export const prefillName = (form: string) => `beginning:${form}`;
