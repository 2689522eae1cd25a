import { besidePath } from "../host/names";
import { editorRoot, keyPathOf } from "../kept-editor/form-elements";
import { placeOnPage } from "./place-on-page";

/** Where it is kept whether the page beside the form is hidden. */
const hiddenKey = "admin.beside.hidden";

/** How long to wait before asking again for a page that is not there yet, in milliseconds. */
const askAgainMs = 500;

/** The address of an entry in the editor, such as "#/collections/pages/entries/about". */
const entryAddress = /^#\/collections\/([^/]+)\/entries\/([^/?]+)/;

/**
 * Shows the page of the live view beside the form, if there is a place for it. It opens the page that shows the entry of
 * the form, at the place that is edited; the live view itself makes it follow each save.
 * @returns opens the page again that shows the entry: a save may have made it, or given it another address
 */
export function showPageBeside(): () => void {
  const beside = document.querySelector<HTMLElement>("#beside");
  const frame = beside?.querySelector("iframe");
  const toggle = document.querySelector<HTMLButtonElement>('[aria-controls="beside"]');
  const link = document.querySelector<HTMLAnchorElement>('a[target="website"]');
  if (!beside || !frame || !toggle || !link) return () => undefined;
  const isWide = matchMedia("(min-width: 64em)");
  let path = "/";
  let opened: string | undefined;
  let timer: number | undefined;

  function update(): void {
    const isHidden = localStorage.getItem(hiddenKey) !== null;
    beside?.toggleAttribute("hidden", isHidden);
    toggle?.setAttribute("aria-expanded", String(!isHidden));
    link?.setAttribute("href", path);
    // A page that nobody sees is not loaded.
    if (isHidden || !isWide.matches || opened === path) return;
    opened = path;
    // Without an entry in the history: when the editor goes back to its list, WebKit would take the frame back, too.
    frame?.contentWindow?.location.replace(path);
  }
  async function follow(): Promise<void> {
    window.clearTimeout(timer);
    const [address, collection, entry] = entryAddress.exec(location.hash) ?? [];
    if (address !== undefined) {
      const answer = await fetch(`${besidePath}/${collection}/${entry}`);
      const found: string = answer.ok ? await answer.json() : path;
      const isThere = await isMade(found);
      // Another form was opened in the meantime, which is followed, too.
      if (!location.hash.startsWith(address)) return;
      if (!isThere) {
        timer = window.setTimeout(follow, askAgainMs);
        return;
      }
      path = found;
    }
    update();
  }
  toggle.addEventListener("click", () => {
    if (localStorage.getItem(hiddenKey) === null) localStorage.setItem(hiddenKey, "");
    else localStorage.removeItem(hiddenKey);
    update();
  });
  // A click on a link inside the frame leads to another page; the link to its own tab follows.
  frame.addEventListener("load", () => {
    const shown = frame.contentWindow?.location.pathname;
    if (shown?.startsWith("/")) link.setAttribute("href", shown);
  });
  isWide.addEventListener("change", update);
  window.addEventListener("hashchange", () => void follow());
  showEditedPlace(frame, () => path);
  void follow();
  return () => void follow();
}

/** Whether the live view has a page. A new one takes some seconds, and until then Gatsby shows a not-found page for developers. */
async function isMade(path: string): Promise<boolean> {
  return (await fetch(`/page-data${path === "/" ? "/index" : path}/page-data.json`)).ok;
}

/**
 * Scrolls the page beside the form to what someone is in or types into, if it is not in view.
 * @param pathOfEntry the page that shows the entry; on any other page in the frame, nothing is scrolled
 */
function showEditedPlace(frame: HTMLIFrameElement, pathOfEntry: () => string): void {
  let keyPath = "";
  let place: Element | undefined;

  function show(): void {
    const { contentDocument: page, contentWindow: view } = frame;
    if (
      !page ||
      !view ||
      keyPath === "" ||
      withoutSlash(page.location.pathname) !== withoutSlash(pathOfEntry())
    )
      return;
    if (!place?.isConnected) place = placeOnPage(page, keyPath);
    if (place === undefined) return;
    const { top } = place.getBoundingClientRect();
    if (top > view.innerHeight * 0.1 && top < view.innerHeight * 0.7) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    view.scrollTo({
      top: top + view.scrollY - view.innerHeight * 0.25,
      behavior: isCalm ? "instant" : "smooth",
    });
  }
  function onEdit({ target }: Event): void {
    const now = keyPathOf(target as HTMLElement);
    if (now === "") return;
    if (now !== keyPath) place = undefined;
    keyPath = now;
    show();
  }
  for (const act of ["focusin", "input"]) editorRoot()?.addEventListener(act, onEdit);
  window.addEventListener("hashchange", () => {
    keyPath = "";
  });
  // The live view draws the page after it was loaded, and parts of it again after a save.
  frame.addEventListener("load", () => {
    if (!frame.contentDocument) return;
    new MutationObserver(() => place?.isConnected || show()).observe(frame.contentDocument, {
      childList: true,
      subtree: true,
    });
  });
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, "");
}
