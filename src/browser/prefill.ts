import { getItem, removeItem, setItem } from "./session-storage";

const key = (form: string) => `beginning:${form}`;

/** Stores how a form's message begins, for the page that the link leads to. */
export function storePrefill(form: string, message: string): void {
  setItem(key(form), message);
}

/** How a form's message begins, once: it is removed from storage. */
export function takePrefill(form: string): string | undefined {
  const message = getItem(key(form));
  if (message !== undefined) removeItem(key(form));
  return message;
}
