import { watchMenus } from "../kept-editor/form-elements";
import type { BlockLook } from "../page/page";

/**
 * Shows in the menus that add a block what each kind looks like. The editor itself lists only their names.
 * @returns the observer that looks for menus
 */
export function showLooksInMenus(looks: readonly BlockLook[]): MutationObserver {
  const pictures = new Map(looks.map(({ label, picture }) => [label, picture]));

  return watchMenus((menu, items) => {
    // Other menus have other entries.
    if (items.size < 2 || ![...items.keys()].every((label) => pictures.has(label))) return;
    menu.classList.add("with-looks");
    for (const [label, item] of items) item.prepend(pictureOf(pictures.get(label)));
  });
}

/** A picture without words: the entry has its name. */
function pictureOf(src = ""): HTMLImageElement {
  return Object.assign(new Image(160, 100), { src, alt: "", className: "look" });
}
