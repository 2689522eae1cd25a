import { getItem, removeItem, setItem } from "../../browser/session-storage";
import { eachTimeShown } from "../../browser/when-shown";

const boxesIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];

/**
 * Restores the checkboxes of a list from session storage each time the page is shown, and stores every change.
 * @param name the storage key
 * @returns stops both
 */
export function persistCheckboxes(list: HTMLElement, name: string): () => void {
  const boxes = boxesIn(list);
  const persisting = new AbortController();
  const { signal } = persisting;
  const save = () => setItem(name, boxes.map(({ checked }) => (checked ? "x" : "-")).join(""));
  eachTimeShown((isShownAgain) => {
    const stored = getItem(name);
    // A different number of boxes means that the content has changed, so the stored checks no longer apply.
    const isValid = stored?.length === boxes.length;
    for (const [index, box] of boxes.entries())
      box.checked = (box.checked && !isShownAgain) || (isValid && stored[index] === "x");
  }, signal);
  list.addEventListener("change", save, { signal });
  return () => persisting.abort();
}

/** Unchecks the checkboxes of a list and removes what is stored of them. */
export function clearCheckboxes(list: HTMLElement, name: string): void {
  for (const box of boxesIn(list)) box.checked = false;
  removeItem(name);
}
