import { getItem, setItem } from "../../browser/session-storage";

/**
 * Ticks again what was ticked earlier in this tab, and keeps what is ticked from now on.
 * @param name of what is kept
 * @returns ends it
 */
export function persistCheckboxes(list: HTMLElement, name: string): () => void {
  const boxes = [...list.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  const keep = () => setItem(name, boxes.map(({ checked }) => (checked ? "x" : "-")).join(""));
  const kept = getItem(name);
  // Another number of boxes: the list has changed since, and the ticks mean other things.
  if (kept?.length === boxes.length) {
    for (const [index, box] of boxes.entries()) box.checked ||= kept[index] === "x";
  }
  list.addEventListener("change", keep);
  return () => list.removeEventListener("change", keep);
}
