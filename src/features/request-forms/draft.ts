import { takePrefill } from "../../browser/prefill";
import { getItem, removeItem, setItem } from "../../browser/session-storage";
import type { Values } from "../../components/form/values";

/** Fills the empty fields. Text typed before hydration is newer than the draft, so it stays. */
export function fillEmptyFields(form: HTMLFormElement, values: Values): void {
  for (const [name, text] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isText || field.readOnly || text === "") continue;
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = true;
    else if (field.value === "") field.value = text;
    // What is filled in is also seen, so that nothing is sent that the visitor has forgotten.
    const fold = field.closest("details");
    if (fold && form.contains(fold)) fold.open = true;
  }
}

/** The name under which a form's draft is stored in this tab. */
export const draftName = (form: string) => `draft:${form}`;
const attemptName = (form: string) => `attempt:${form}`;

/** Stores the values typed so far in this tab, to survive a reload or a visit to another page. */
export function saveDraft(form: string, values: Values): void {
  setItem(draftName(form), JSON.stringify(values));
}

/** The stored draft, with the message prefill of a RequestLink appended. */
export function readDraft(form: string): Values {
  const draft = readStored(draftName(form));
  const prefill = takePrefill(form);
  if (prefill === undefined) return draft;
  const typed = draft.message?.trim() ?? "";
  if (typed.includes(prefill.trim())) return draft;
  const merged = { ...draft, message: typed ? `${typed}\n\n${prefill}` : prefill };
  saveDraft(form, merged);
  return merged;
}

/**
 * The `Idempotency-Key` of this content: the same for every attempt, even after a reload, so that the relay
 * does not accept a request twice when its response was lost. Changed content gets a new key.
 */
export function idempotencyKey(form: string, content: string): string {
  const last = readStored(attemptName(form));
  if (last.key && last.content === content) return last.key;
  const key = newKey();
  setItem(attemptName(form), JSON.stringify({ key, content }));
  return key;
}

/** Clears the idempotency key, so that the next attempt gets a new one. */
export function clearIdempotencyKey(form: string): void {
  removeItem(attemptName(form));
}

/** Clears the draft and its idempotency key, once the clinic has the request. */
export function clearDraft(form: string): void {
  removeItem(draftName(form));
  clearIdempotencyKey(form);
}

/** The stored texts by name; empty if the stored value is not valid JSON. */
function readStored(name: string): Values {
  try {
    return Object(JSON.parse(getItem(name) ?? "{}"));
  } catch {
    return {};
  }
}

/**
 * A random key. `crypto.randomUUID` exists only in secure contexts, so not when testing over HTTP on a local
 * network.
 */
function newKey(): string {
  if ("randomUUID" in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
