import { controlOf, entriesOf, fieldsOf, fieldsOnScreen, unfold } from "../kept-editor/form-elements";

/** How long to wait for a field to appear after its entry was unfolded, in milliseconds. */
const appearsWithinMs = 3000;

/** Finds the field with a name in the editor, or the closest field around it that is on the screen. */
export function findField(keyPath: string): HTMLElement | undefined {
  const fields = fieldsOnScreen();
  const steps = keyPath.split(".");
  for (let length = steps.length; length > 0; length -= 1) {
    const name = steps.slice(0, length).join(".");
    const field = fields.find(({ dataset }) => dataset.keyPath === name);
    if (field) return field;
  }
  return undefined;
}

/** Goes to the field that the address of this page names, as soon as its form is there. */
export function goToFieldOfAddress(): void {
  const address = new URL(location.href);
  const keyPath = address.searchParams.get("field");
  if (keyPath === null) return;
  address.searchParams.delete("field");
  history.replaceState(history.state, "", address);
  const opening = new MutationObserver(() => {
    if (fieldsOnScreen().length === 0) return;
    opening.disconnect();
    goToField(keyPath);
  });
  opening.observe(document.body, { childList: true, subtree: true });
}

/**
 * Unfolds what is around a field, and moves the focus into it. When the editor's dialog closes, the editor returns the focus to its
 * toolbar. Nothing moves once the person does something else, because what is typed would go into another field. If the field
 * does not appear, the focus moves to the entry that contains it.
 */
export function goToField(keyPath: string): void {
  const going = new AbortController();
  const options = { capture: true, signal: going.signal };
  for (const act of ["pointerdown", "keydown", "input", "wheel"])
    addEventListener(act, () => going.abort(), options);
  const end = performance.now() + appearsWithinMs;
  ask();

  function ask(): void {
    unfold(keyPath);
    setTimeout(() => going.signal.aborted || enter(), 150);
  }

  function enter(): void {
    const field = findField(keyPath);
    const isThere = field?.dataset.keyPath === keyPath;
    const entry = isThere ? undefined : entryAround(field, keyPath);
    // The editor makes a field only when it is near the screen.
    const made = entry ? fieldsOf(entry) : isThere ? [] : fieldsOnScreen();
    (made.at(-1) ?? entry)?.scrollIntoView({ block: "start" });
    if (!isThere && performance.now() < end) {
      ask();
      return;
    }
    going.abort();
    if (!entry) field?.scrollIntoView({ block: "center" });
    const control = entry ? entry.querySelector("button") : field && controlOf(field);
    control?.focus();
  }
}

/** The entry of a list that a field is in, which the editor shows before the field itself. */
function entryAround(list: HTMLElement | undefined, keyPath: string): Element | undefined {
  const index = keyPath.slice((list?.dataset.keyPath?.length ?? 0) + 1).split(".")[0];
  return list && entriesOf(list)[Number(index)];
}
