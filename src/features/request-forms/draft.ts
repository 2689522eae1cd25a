import {
  getItem,
  hasEnded,
  prefillName,
  removeItem,
  setItem,
  touchItem,
} from "../../browser/session-storage";
import { readFields, type Values } from "../../components/form/values";

/**
 * Fills in a form from its draft, and adds the prefill of a RequestLink to its message.
 * @param isNewer whether the draft is newer than what is in the fields. When React starts it is older: the visitor may have
 *   typed already, so only empty fields are filled
 * @returns the draft
 */
export function restoreDraft(name: string, form: HTMLFormElement, isNewer: boolean): Values {
  const draft = readStored(draftName(name));
  for (const field of form.elements) {
    if (!isText(field) || field.readOnly || !field.name) continue;
    const text = draft[field.name] ?? "";
    if (isNewer && isBox(field)) field.checked = text !== "";
    else if (isNewer) field.value = text;
    else if (text === "") continue;
    else if (isBox(field)) field.checked = true;
    else if (field.value === "") field.value = text;
    // What is filled in is also seen, so that nothing is sent that the visitor has forgotten.
    const fold = field.closest("details");
    if (text !== "" && fold && form.contains(fold)) fold.open = true;
  }
  addPrefill(name, form.elements.namedItem("message"));
  const typed = Object.entries(readFields(form)).filter(
    ([field, text]) => text !== "" && (!isNewer || field === "message"),
  );
  if (typed.some(([field, text]) => draft[field] !== text))
    saveDraft(name, { ...draft, ...Object.fromEntries(typed) });
  removeItem(prefillName(name));
  return draft;
}

/** Adds the prefill at the end of a message that does not have it yet, and leaves the caret where it is. */
function addPrefill(name: string, message: Element | RadioNodeList | null): void {
  const prefill = getItem(prefillName(name));
  if (!(message instanceof HTMLTextAreaElement) || !prefill || message.value.includes(prefill.trim())) return;
  const end = message.value.length;
  if (message.value.trim() === "") message.value = prefill;
  else message.setRangeText(`\n\n${prefill}`, message.value.trimEnd().length, end, "preserve");
}

function isText(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

function isBox(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === "checkbox";
}

/** The name under which a form's draft is stored in this tab. */
const draftName = (form: string) => `draft:${form}`;
const attemptName = (form: string) => `attempt:${form}`;

/** Whether nobody has touched a form for so long that its draft has ended. */
export const hasDraftEnded = (form: string) => hasEnded(draftName(form));

/** The names of all that is stored for a form, for `data-stored`. */
export const storedNames = (form: string) =>
  [draftName(form), attemptName(form), prefillName(form)].join(" ");

/** Stores the values typed so far in this tab, to survive a reload or a visit to another page. */
export function saveDraft(form: string, values: Values): void {
  setItem(draftName(form), JSON.stringify(values));
}

/** Keeps a draft, and the key of its last attempt, for another hour. */
export function touchDraft(form: string): void {
  touchItem(draftName(form));
  touchItem(attemptName(form));
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

/** Clears all that is stored for a form. */
export function clearDraft(form: string): void {
  removeItem(draftName(form));
  removeItem(prefillName(form));
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

/** A random key. `crypto.randomUUID` exists only in secure contexts, so not when testing over HTTP on a local network. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
