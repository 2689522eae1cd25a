/** The server-rendered HTML of the page. */
let serverHtml = "";

/** Saves the page's HTML before React hydrates it and starts to change it. */
export function saveServerHtml(container: Element): void {
  serverHtml = container.innerHTML;
}

/** Restores the server-rendered HTML of the whole page, after an error that left React's container empty. */
export function restorePage(container: Element): void {
  container.innerHTML = serverHtml;
  showWithoutScript(container);
}

/**
 * Restores the server-rendered HTML of one section, after an error in it.
 * @param section the empty element that replaced it
 * @param index the index of the section on the page, from 0
 */
export function restoreSection(section: Element, index: number): void {
  const page = document.createElement("template");
  page.innerHTML = serverHtml;
  const original = page.content.querySelectorAll("main > *")[index];
  if (!original) return;
  for (const { name, value } of original.attributes) section.setAttribute(name, value);
  section.innerHTML = original.innerHTML;
  showWithoutScript(section);
}

/** Makes src/elements/app/explain-failure.ts say that a part does not work, and remove what does nothing in it. */
function showWithoutScript(part: Element): void {
  part.dispatchEvent(new Event("without-script", { bubbles: true }));
}
