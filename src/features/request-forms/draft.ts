import { getItem, removeItem, setItem } from "../../browser/session-storage";
import { takePrefill } from "../../components/form/prefill";
import type { Values } from "../../components/form/values";

/** Fills in the empty fields; what was typed before the page's script started is newer than the draft, and stays. */
export function fillEmptyFields(form: HTMLFormElement, values: Values): void {
  for (const [name, text] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && !field.readOnly && field.value === "") field.value = text;
  }
}

const draftName = (form: string) => `draft:${form}`;
const attemptName = (form: string) => `attempt:${form}`;

/** Keeps what the visitor has typed so far, for a reload or a look at another page. */
export function saveDraft(form: string, values: Values): void {
  setItem(draftName(form), JSON.stringify(values));
}

/** What was typed, and below it the beginning of a message that a link to the form brought along. */
export function readDraft(form: string): Values {
  const draft = readKept(draftName(form));
  const beginning = takePrefill(form);
  if (beginning === undefined) return draft;
  const written = draft.message?.trim() ?? "";
  if (written.includes(beginning.trim())) return draft;
  const whole = { ...draft, message: written ? `${written}\n\n${beginning}` : beginning };
  saveDraft(form, whole);
  return whole;
}

/**
 * The key under which the relay knows this content: the same for every attempt, after a reload too, so that a request
 * whose answer was lost is not taken twice; a new one for other content.
 */
export function idempotencyKey(form: string, content: string): string {
  const last = readKept(attemptName(form));
  if (last.key && last.content === content) return last.key;
  const key = newKey();
  setItem(attemptName(form), JSON.stringify({ key, content }));
  return key;
}

/** Forgets the key, so that the next attempt gets another one. */
export function forgetKey(form: string): void {
  removeItem(attemptName(form));
}

/** Forgets draft and key, once the clinic has the request. */
export function forgetDraft(form: string): void {
  removeItem(draftName(form));
  forgetKey(form);
}

/** Texts by name; none when what is kept is not ours. */
function readKept(name: string): Values {
  try {
    return Object(JSON.parse(getItem(name) ?? "{}"));
  } catch {
    return {};
  }
}

/** A random UUID. Browsers have `randomUUID` only where the page is secure, which a try over a home network is not. */
function newKey(): string {
  if ("randomUUID" in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
