import { getItem, setItem } from "../../browser/session-storage";

/**
 * Restores the checkboxes of a list from session storage, and stores every change.
 * @param name the storage key
 * @returns stops storing changes
 */
export function persistCheckboxes(list: HTMLElement, name: string): () => void {
  const boxes = [...list.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  const save = () => setItem(name, boxes.map(({ checked }) => (checked ? "x" : "-")).join(""));
  const stored = getItem(name);
  // A different number of boxes means that the content has changed, so the stored checks no longer apply.
  if (stored?.length === boxes.length) {
    for (const [index, box] of boxes.entries()) box.checked ||= stored[index] === "x";
  }
  list.addEventListener("change", save);
  return () => list.removeEventListener("change", save);
}
