/** The page as the server sent it. A step inside the site shows another page, of which there is no such HTML. */
interface ServerPage {
  readonly path: string;
  readonly html: string;
}

let server: ServerPage | undefined;

/** Some hosts end a page's address with a slash, and some with its file; Gatsby's router then takes that away. */
const currentPath = () => location.pathname.replace(/\/(index\.html)?$/, "");

/** Keeps the page's HTML, before React hydrates it: the one copy of it that does not change. */
export function keepServerHtml(container: Element): void {
  server = { path: currentPath(), html: container.innerHTML };
}

/**
 * Shows the whole page as the server sent it, after an error that left React's container empty. Its links then are
 * ordinary ones.
 */
export function restorePage(container: Element): void {
  const html = serverHtmlOrReload();
  if (html === undefined) return;
  container.innerHTML = html;
  endScript(container);
  // The addresses of steps inside the site are in the browser's history, with nothing left that would show them.
  addEventListener("popstate", serverHtmlOrReload);
}

/**
 * Shows a section of the page as the server sent it, after an error in that section.
 * @param section the empty element in its place
 * @param index which of the page's sections it is
 */
export function restoreSection(section: Element, index: number): void {
  const page = document.createElement("template");
  page.innerHTML = serverHtmlOrReload() ?? "";
  const sent = page.content.querySelectorAll("main > *")[index];
  if (!sent) return;
  for (const { name, value } of sent.attributes) section.setAttribute(name, value);
  section.innerHTML = sent.innerHTML;
  endScript(section);
}

/** The page's HTML; where the server sent that of another page, the browser loads this one, in place of the document. */
function serverHtmlOrReload(): string | undefined {
  // The server sends no style attributes, and the policy refuses them in HTML; the loader sets some for a moment.
  if (server?.path === currentPath()) return server.html.replaceAll(/ style="[^"]*"/g, "");
  if (server) location.reload();
  return undefined;
}

/** The loader in the page, src/gatsby/html/deferred-script-loader.ts, shows a part as it is without script. */
function endScript(part: Element): void {
  part.dispatchEvent(new Event("without-script", { bubbles: true }));
}
