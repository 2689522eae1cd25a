import { getLocalItem, setLocalItem } from "../browser/session-storage";
import type { Catalog } from "../words/catalog";
import { choiceName, rememberSwitch } from "./language-choice";

/** The offer of each language in its own words, by its code: src/gatsby/html/site-script.ts. */
const offers: Readonly<Record<string, Catalog["languageOffer"]>> = JSON.parse(
  process.env.SCRIPT_OFFERS || "{}",
);

/** The line looks like a part of the header's strip, in place of the hours. */
const rules = [
  `[data-offer] {
  --link: var(--link-on-deep); --focus: var(--focus-on-deep);
  position: absolute; inset-block-start: 0; inset-inline-start: 0; z-index: var(--layer-bar);
  display: flex; justify-content: space-between; gap: var(--space-3);
  padding-block-start: var(--space-1); padding-inline-start: max(var(--gutter), (100vw - var(--page)) / 2);
  background: var(--surface-deep); color: var(--ink-on-deep); font-size: var(--text-small); line-height: 1.3;
}`,
  `[data-offer] > * {
  display: grid; place-items: center; min-inline-size: var(--target); min-block-size: var(--target);
}`,
];

/**
 * Offers the visitor's own language on an English page, unless a language was chosen before: with a link of the header,
 * or by closing the offer. Nothing else is remembered.
 * @param link the header's link to the page in this language
 */
export function offerLanguage(link: HTMLAnchorElement): void {
  rememberSwitch();
  if (getLocalItem(choiceName) === undefined) void show(link);
}

/**
 * Shows the offer over the hours, from the edge of the screen to the header's link, where it shifts nothing. It comes after
 * React's part of the page, which may not be hydrated yet, and behind the skip link, which stays the first.
 */
async function show(switchLink: HTMLAnchorElement): Promise<void> {
  const { href, hreflang } = switchLink;
  const words = offers[hreflang];
  const [sheet] = document.styleSheets;
  if (!words || !sheet) return;
  for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length);
  const line = Object.assign(document.createElement("div"), {
    className: "screen-only",
    lang: hreflang,
    role: "status",
  });
  const link = Object.assign(document.createElement("a"), { href, hreflang, textContent: words.offer });
  const close = Object.assign(document.createElement("button"), { type: "button", textContent: "✕" });
  close.setAttribute("aria-label", words.close);
  link.addEventListener("click", () => setLocalItem(choiceName, hreflang));
  close.addEventListener("click", () => {
    setLocalItem(choiceName, "en");
    line.remove();
    switchLink.focus({ preventScroll: true });
  });
  const place = () =>
    line.style.setProperty("max-inline-size", `${switchLink.getBoundingClientRect().left}px`);
  place();
  addEventListener("resize", place);
  // The browser has brought the page back, and a language may have been chosen on another one.
  addEventListener("pageshow", () => getLocalItem(choiceName) !== undefined && line.remove());
  line.dataset.offer = "";
  document.body.append(line);
  // Screen readers announce only what changes in a status.
  await new Promise(requestAnimationFrame);
  line.append(link, close);
}
