/**
 * The server-rendered HTML of the loaded document. There is none for pages reached by client-side navigation.
 */
interface ServerPage {
  readonly path: string;
  readonly html: string;
}

let server: ServerPage | undefined;

/** The path without the trailing slash or file name that some hosts add. Gatsby's router removes both. */
const currentPath = () => location.pathname.replace(/\/(index\.html)?$/, "");

/** Saves the page's HTML before React hydrates it and starts to change it. */
export function saveServerHtml(container: Element): void {
  server = { path: currentPath(), html: container.innerHTML };
}

/**
 * Restores the server-rendered HTML of the whole page, after an error that left React's container empty. From
 * then on, links load new documents.
 */
export function restorePage(container: Element): void {
  const html = serverHtmlOrReload();
  if (html === undefined) return;
  container.innerHTML = html;
  showWithoutScript(container);
  // The history may have entries from client-side navigation, which nothing renders anymore.
  addEventListener("popstate", serverHtmlOrReload);
}

/**
 * Restores the server-rendered HTML of one section, after an error in it.
 * @param section the empty element that replaced it
 * @param index the index of the section on the page, from 0
 */
export function restoreSection(section: Element, index: number): void {
  const page = document.createElement("template");
  page.innerHTML = serverHtmlOrReload() ?? "";
  const original = page.content.querySelectorAll("main > *")[index];
  if (!original) return;
  for (const { name, value } of original.attributes) section.setAttribute(name, value);
  section.innerHTML = original.innerHTML;
  showWithoutScript(section);
}

/**
 * The server-rendered HTML of the current page. After client-side navigation there is none: reloads the page.
 */
function serverHtmlOrReload(): string | undefined {
  if (server?.path === currentPath()) return server.html;
  if (server) location.reload();
  return undefined;
}

/** Makes src/elements/app/failure.ts show an element as it is without JavaScript. */
function showWithoutScript(part: Element): void {
  part.dispatchEvent(new Event("without-script", { bubbles: true }));
}
