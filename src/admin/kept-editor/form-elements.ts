/**
 * Where the editor shows what. Its names for the parts of its forms are not documented: e2e/admin/kept-editor.spec.ts fails when an
 * update changes one.
 */
export const parts = {
  root: "#nc-root",
  editPane: '.content-editor .pane[data-mode="edit"]',
  /** A field, with its path in `data-key-path`, such as "blocks.2.image.src". */
  field: ".field[data-key-path]",
  fieldHeader: ":scope > header",
  fieldWrapper: ":scope > .field-wrapper",
  /** An entry of a list, folded or not. */
  entry: ".item-list > .item-wrapper",
  saveButton: '.content-editor button[aria-keyshortcuts$="+S"]',
  menu: '[role="menu"]',
  menuItem: '[role="menuitem"]',
  menuLabel: ".label",
} as const;

const typedInto = 'input, textarea, [role="textbox"], [role="combobox"], [contenteditable="true"]';

const texts = 'input[type="text"], input:not([type]), textarea, [contenteditable="true"]';

/** The element that the editor draws in. */
export function editorRoot(): Element | null {
  return document.querySelector(parts.root);
}

/** The fields of the open form that the editor has drawn, which are those near the screen. */
export function fieldsOnScreen(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${parts.editPane} ${parts.field}`)];
}

/** The path of the field that an element is in. */
export function keyPathOf(element: HTMLElement | null): string {
  return element?.closest<HTMLElement>("[data-key-path]")?.dataset.keyPath ?? "";
}

/** What is typed into in the field with another name in the same entry; null if there is none. */
export function inputBeside(keyPath: string, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  const beside = CSS.escape(keyPath.replace(/[^.]+$/, name));
  return document.querySelector(`[data-key-path="${beside}"] :is(input, textarea)`);
}

/** What is typed into in a field, else what is pressed. A field's header has a button, too, and formatted text has a toolbar. */
export function controlOf(field: HTMLElement): HTMLElement | null {
  const wrapper = field.querySelector(parts.fieldWrapper);
  return wrapper?.querySelector<HTMLElement>(typedInto) ?? wrapper?.querySelector("button") ?? null;
}

/** The texts in a field, or in all fields of an entry of a list, as they are in the form now; each paragraph has a line of its own. */
export function textsIn(keyPath: string): string[] {
  const isEntry = /\.\d+$/.test(keyPath);
  return fieldsOnScreen()
    .filter(
      ({ dataset: { keyPath: path = "" } }) =>
        path === keyPath || (isEntry && path.startsWith(`${keyPath}.`)),
    )
    .flatMap((field) =>
      [...field.querySelectorAll<HTMLElement>(texts)].filter((text) => text.closest(parts.field) === field),
    )
    .map((text) =>
      "value" in text ? String(text.value) : [...text.children].map((line) => line.textContent).join("\n"),
    );
}

/** Puts a note below the name of a field. */
export function addToField(field: HTMLElement, note: Element): void {
  field.querySelector(parts.fieldHeader)?.after(note);
}

/** The entries of a list, without those of the lists in it. */
export function entriesOf(list: HTMLElement): readonly Element[] {
  return [...list.querySelectorAll(parts.entry)].filter((entry) => entry.closest(parts.field) === list);
}

/** The fields of an entry that the editor has drawn. */
export function fieldsOf(entry: Element): readonly Element[] {
  return [...entry.querySelectorAll(parts.field)];
}

/** Asks the editor to unfold what is around a field, as it does for its own list of errors. */
export function unfold(keyPath: string): void {
  const locale = document.querySelector<HTMLElement>(parts.editPane)?.dataset.locale;
  window.postMessage({ type: "highlight-editor-field", payload: { locale, keyPath } }, location.origin);
}

/** Calls back as soon as the editor has taken in the answer to a save, when its button has its usual words again. */
export function onceTakenIn(callBack: () => void): void {
  onceSaveButton("data-label", () => true, callBack);
}

/** Calls back as soon as the form has something to save. */
export function onceChanged(callBack: () => void): void {
  onceSaveButton("aria-disabled", (value) => value === "false", callBack);
}

/** Calls back once an attribute of the save button has changed to a value; never, if there is no form anymore. */
function onceSaveButton(name: string, fits: (value: string | null) => boolean, callBack: () => void): void {
  const button = document.querySelector(parts.saveButton);
  if (!button) return;
  const observer = new MutationObserver(() => {
    if (!fits(button.getAttribute(name))) return;
    observer.disconnect();
    callBack();
  });
  observer.observe(button, { attributeFilter: [name] });
}

/**
 * Remembers what someone was in last. The editor moves the focus to its Save button, and then disables that.
 * @returns leads back there, without scrolling, unless the person is somewhere else by now
 */
export function rememberFocus(editor: Element): () => void {
  let last: HTMLElement | undefined;
  editor.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLElement && target.closest(parts.editPane)) last = target;
  });
  return () => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches(parts.saveButton))
      last?.focus({ preventScroll: true });
  };
}

/** Calls back with the items of each menu that opens, by their words. @returns the observer, which looks until it is disconnected */
export function watchMenus(
  onMenu: (menu: Element, items: ReadonlyMap<string, Element>) => void,
): MutationObserver {
  const known = new WeakSet<Element>();
  const observer = new MutationObserver(() => {
    for (const menu of document.querySelectorAll(parts.menu)) {
      const items = [...menu.querySelectorAll(parts.menuItem)];
      if (known.has(menu) || items.length === 0) continue;
      known.add(menu);
      onMenu(menu, new Map(items.map((item) => [wordsOf(item), item])));
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return observer;
}

function wordsOf(item: Element): string {
  return (item.querySelector(parts.menuLabel) ?? item).textContent?.trim() ?? "";
}
