import type { BlockLook } from "./block-looks";

/**
 * Shows in the menus that add a block what each kind looks like. The editor itself lists only their names.
 * @returns the observer that looks for menus
 */
export function showLooksInMenus(looks: readonly BlockLook[]): MutationObserver {
  const pictures = new Map(looks.map(({ label, picture }) => [label, picture]));

  function decorate(menu: Element): void {
    const items = [...menu.querySelectorAll('[role="menuitem"]')];
    // Other menus have other entries.
    if (items.length < 2 || !items.every((item) => pictures.has(labelOf(item)))) return;
    menu.classList.add("with-looks");
    for (const item of items) item.prepend(pictureOf(pictures.get(labelOf(item)) ?? ""));
  }
  const observer = new MutationObserver(() => {
    for (const menu of document.querySelectorAll('[role="menu"]:not(.with-looks)')) decorate(menu);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return observer;
}

function labelOf(item: Element): string {
  return item.querySelector(".label")?.textContent?.trim() ?? item.textContent?.trim() ?? "";
}

/** A picture without words: the entry has its name. */
function pictureOf(address: string): HTMLImageElement {
  const picture = new Image(160, 100);
  picture.src = address;
  picture.alt = "";
  picture.className = "look";
  return picture;
}
