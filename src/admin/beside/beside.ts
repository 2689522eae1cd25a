import { besidePath } from "../host/names";
import { editorRoot, keyPathOf, textsIn } from "../kept-editor/form-elements";

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

/** Fewer letters would be found in too many places. */
const leastLetters = 4;

/**
 * Finds what a field of the open form is on the page of the live view: a block of a page by its place, and in it, as on other
 * pages, the words of the field. An entry of a list is where most of its words are, because several people may have one position.
 * @returns undefined if the page does not show it
 */
export function placeOnPage(page: Document, keyPath: string): Element | undefined {
  const main = page.querySelector("main") ?? page.body;
  const [entry, list] = /^(\w+)\.\d+/.exec(keyPath) ?? [];
  const block = list === "blocks" ? main.children[Number(entry?.split(".")[1])] : undefined;
  const words = wordsOf(textsIn(block === undefined && entry !== undefined ? entry : keyPath));
  for (const root of block ? [block] : [main, page.body]) {
    const there = wordsIn(root, words);
    if (there.length > 0) return seen(innermost(root, there, there.length / 2));
  }
  return block && seen(block);
}

/** The parts of texts that the page shows as they are, without formatting and facts. */
function wordsOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split(/\n|\{\w+\}|<[^>]*>/))
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter(({ length }) => length >= leastLetters);
}

function wordsIn({ textContent }: Element, words: readonly string[]): string[] {
  const text = (textContent ?? "").replace(/\s+/g, " ");
  return words.filter((part) => text.includes(part));
}

/** The smallest element that has at least that number of the words. */
function innermost(root: Element, words: readonly string[], least: number): Element {
  const counts = [...root.children].map((child) => wordsIn(child, words).length);
  const most = Math.max(0, ...counts);
  const inside = most >= least ? root.children[counts.indexOf(most)] : undefined;
  return inside ? innermost(inside, words, least) : root;
}

/** The element itself or what is around it, if it is hidden, as the rest of a long text is. */
function seen(element: Element): Element {
  return element.getClientRects().length > 0 || !element.parentElement
    ? element
    : seen(element.parentElement);
}
