import {
  addToField,
  controlOf,
  editorRoot,
  onceChanged,
  onceTakenIn,
  rememberFocus,
} from "../kept-editor/form-elements";
import { watchSaves } from "../kept-editor/watch-saves";
import { isForm, reloadBeforeTranslations, reloadWhenNoFormIsOpen } from "../page/reload";
import { say, unsay } from "../page/say";
import type { FieldProblem } from "../saving/refusal";
import { findField, goToField, goToFieldOfAddress } from "./fields";

/** What the bar says until there is something to save again, or another form is opened. */
const saved = "Saved.";

/**
 * Shows why a save was refused: in a list above the form, whose entries lead to their fields, and at each field. Nothing of it
 * is left when the editor saves again or opens another form.
 * @param followSave called when the editor has taken in a save
 */
export function showProblemsAtFields(followSave: () => void): void {
  const panel = document.querySelector<HTMLElement>("#to-fix");
  const list = panel?.querySelector("ol");
  const editor = editorRoot();
  if (!panel || !list || !editor) return;
  let shown: readonly FieldProblem[] = [];

  function show(problems: readonly FieldProblem[], message = ""): void {
    shown = problems;
    panel?.toggleAttribute("hidden", problems.length === 0 && message === "");
    list?.replaceChildren(...(problems.length > 0 ? problems.map(entry) : [item(message)]));
    mark();
  }
  /** The editor draws fields again when they are unfolded or come near the screen, without our marks. */
  function mark(): void {
    const notes = new Map<string, string>();
    for (const { keyPath, found, fix } of shown) {
      if (keyPath === undefined) continue;
      notes.set(keyPath, [notes.get(keyPath), `${found} ${fix}`].filter(Boolean).join(" "));
    }
    removeNotes((keyPath) => !notes.has(keyPath));
    for (const [keyPath, words] of notes) markField(keyPath, words);
  }
  new MutationObserver(mark).observe(editor, { childList: true, subtree: true });
  // What is changed is checked with the next save.
  editor.addEventListener("input", ({ target }) => {
    const isChanged = ({ keyPath = "" }: FieldProblem) => {
      const field = findField(keyPath);
      return field?.dataset.keyPath === keyPath && field.contains(target as Node);
    };
    if (shown.some(isChanged)) show(shown.filter((problem) => !isChanged(problem)));
  });
  // After its own dialog the editor moves the focus back to its button; the first field comes after that.
  document.addEventListener(
    "close",
    ({ target }) => {
      const first = shown.find(({ keyPath }) => keyPath !== undefined)?.keyPath;
      if ((target as Element).getAttribute("role") === "alertdialog" && first) goToField(first);
    },
    true,
  );
  window.addEventListener("hashchange", ({ oldURL }) => {
    show([]);
    if (!isForm(oldURL)) unsay(saved);
  });
  goToFieldOfAddress();
  const returnFocus = rememberFocus(editor);
  watchSaves({
    onSave: () => {
      say("");
      show([]);
    },
    onRefused: (problems, message) => {
      show(problems, message);
      say("Nothing was saved. What has to be fixed is listed below.");
    },
    onSavedElsewhere: reloadWhenNoFormIsOpen,
    onSaved: (paths) => {
      say(saved);
      onceTakenIn(() => {
        onceChanged(() => unsay(saved));
        returnFocus();
        followSave();
      });
      reloadBeforeTranslations();
      // The forms offer pages, PDFs and websites to pick from, as they were when /admin was loaded.
      if (paths.some((path) => /^data\/(?:pages\/|documents|links)/.test(path))) reloadWhenNoFormIsOpen();
    },
  });
}

/** An entry of the list. */
function entry({ place, found, expected, fix, keyPath, href }: FieldProblem): HTMLLIElement {
  const words = item(`${found}\nExpected: ${expected}\nHow to fix it: ${fix}`);
  if (keyPath !== undefined) {
    const button = Object.assign(document.createElement("button"), { textContent: place });
    button.addEventListener("click", () => goToField(keyPath));
    words.prepend(button, "\n");
  } else if (href === undefined) {
    words.prepend(Object.assign(document.createElement("strong"), { textContent: place }), "\n");
  } else {
    // In a tab of its own, so that what was typed here stays.
    const inTab = { href, target: "_blank", textContent: `${place} (in a new tab)` };
    words.prepend(Object.assign(document.createElement("a"), inTab), "\n");
  }
  return words;
}

function item(text: string): HTMLLIElement {
  return Object.assign(document.createElement("li"), { textContent: text });
}

/**
 * Puts words into a field, tied to what is typed into; not if its entry is folded. It may be called again: the editor makes
 * some controls later than their fields.
 */
function markField(keyPath: string, words: string): void {
  const field = findField(keyPath);
  if (field?.dataset.keyPath !== keyPath) return;
  const note = field.querySelector(":scope > .to-fix-note") ?? addNote(field, keyPath, words);
  const input = controlOf(field);
  input?.setAttribute("aria-invalid", "true");
  input?.setAttribute("aria-describedby", note.id);
}

function addNote(field: HTMLElement, keyPath: string, words: string): HTMLElement {
  const shown = { id: `to-fix-${keyPath}`, className: "to-fix-note", textContent: words };
  const note = Object.assign(document.createElement("p"), shown);
  note.dataset.of = keyPath;
  addToField(field, note);
  return note;
}

/** Removes the words from the fields for which they no longer hold. */
function removeNotes(isOver: (keyPath: string) => boolean): void {
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
