import { getItem, removeItem, setItem } from "./session-storage";

/** The name under which a form's prefill is stored in this tab. */
export const prefillName = (form: string) => `beginning:${form}`;

/** Stores how a form's message begins, for the page that the link leads to. */
export function storePrefill(form: string, message: string): void {
  setItem(prefillName(form), message);
}

/** How a form's message begins, once: it is removed from storage. */
export function takePrefill(form: string): string | undefined {
  const message = getItem(prefillName(form));
  if (message !== undefined) removeItem(prefillName(form));
  return message;
}
