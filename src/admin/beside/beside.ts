import { besidePath } from "../host/names";

/** Where it is kept whether the page beside the form is hidden. */
const hiddenKey = "admin.beside.hidden";

/** The address of an entry in the editor, such as "#/collections/pages/entries/about". */
const entryAddress = /^#\/collections\/([^/]+)\/entries\/([^/?]+)/;

/**
 * Shows the page of the live view beside the form, if there is a place for it. It opens the page that shows the entry of
 * the form; the live view itself makes it follow each save.
 */
export function showPageBeside(): void {
  const beside = document.querySelector<HTMLElement>("#beside");
  const frame = beside?.querySelector("iframe");
  const toggle = document.querySelector<HTMLButtonElement>('[aria-controls="beside"]');
  const link = document.querySelector<HTMLAnchorElement>('a[target="website"]');
  if (!beside || !frame || !toggle || !link) return;
  const isWide = matchMedia("(min-width: 64em)");
  let path = "/";
  let opened: string | undefined;

  function update(): void {
    const isHidden = localStorage.getItem(hiddenKey) !== null;
    beside?.toggleAttribute("hidden", isHidden);
    toggle?.setAttribute("aria-expanded", String(!isHidden));
    link?.setAttribute("href", path);
    // A page that nobody sees is not loaded.
    if (isHidden || !isWide.matches || opened === path) return;
    opened = path;
    // Without an entry in the history: when the editor goes back after a save, WebKit would take the frame back, too.
    frame?.contentWindow?.location.replace(path);
  }
  /** @param left the address that was left: after a save, the editor leaves the form */
  async function follow(left = ""): Promise<void> {
    const [, collection, entry] = entryAddress.exec(location.hash) ?? entryAddress.exec(left) ?? [];
    if (entry !== undefined) {
      const answer = await fetch(`${besidePath}/${collection}/${entry}`);
      if (answer.ok) path = await answer.json();
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
  window.addEventListener("hashchange", ({ oldURL }) => void follow(new URL(oldURL).hash));
  void follow();
}
