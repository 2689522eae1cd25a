import { addToField, controlOf } from "../kept-editor/form-elements";
import { findField } from "./fields";

/**
 * Puts words into a field, tied to what is typed into; not if its entry is folded. It may be called again: the editor makes
 * some controls later than their fields.
 */
export function markField(keyPath: string, words: string): void {
  const field = findField(keyPath);
  if (field?.dataset.keyPath !== keyPath) return;
  const note = field.querySelector(":scope > .to-fix-note") ?? addNote(field, keyPath, words);
  const input = controlOf(field);
  input?.setAttribute("aria-invalid", "true");
  input?.setAttribute("aria-describedby", note.id);
}

function addNote(field: HTMLElement, keyPath: string, words: string): HTMLElement {
  const note = document.createElement("p");
  note.id = `to-fix-${keyPath}`;
  note.className = "to-fix-note";
  note.dataset.of = keyPath;
  note.textContent = words;
  addToField(field, note);
  return note;
}

/** Removes the words from the fields for which they no longer hold. */
export function removeNotes(isOver: (keyPath: string) => boolean): void {
  for (const note of document.querySelectorAll<HTMLElement>(".to-fix-note")) {
    if (!isOver(note.dataset.of ?? "")) continue;
    for (const input of note.parentElement?.querySelectorAll("[aria-describedby]") ?? []) {
      if (input.getAttribute("aria-describedby") !== note.id) continue;
      input.removeAttribute("aria-invalid");
      input.removeAttribute("aria-describedby");
    }
    note.remove();
  }
}
