import { setItem } from "./session-storage";

/** The name under which a form's prefill is stored in this tab, until it is in the form. */
export const prefillName = (form: string) => `beginning:${form}`;

/** Stores how a form's message begins, for the page that the link leads to. */
export function storePrefill(form: string, message: string): void {
  setItem(prefillName(form), message);
}
