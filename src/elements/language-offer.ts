import { offers } from "./offers";

/** The `localStorage` key of the language that the visitor has chosen. */
export const choiceName = "language";

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
  "@media print { [data-offer] { display: none; } }",
];

/**
 * Offers the visitor's own language on an English page, unless a language was chosen before: with a link of the header,
 * or by closing the offer. Nothing else is remembered.
 */
export function offerLanguage(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")];
  for (const link of links) link.addEventListener("click", () => choose(link.hreflang));
  const wanted = navigator.languages
    .map(codeOf)
    .find((code) => code === "en" || links.some(({ hreflang }) => hreflang === code));
  const link = links.find(({ hreflang }) => hreflang === wanted);
  const isEnglish = codeOf(document.documentElement.lang) === "en";
  if (isEnglish && link && !isChosen()) void show(link);
}

/**
 * Shows the offer over the hours, from the edge of the screen to the header's link, where it moves nothing. It is after
 * React's part of the page, which may not be hydrated yet, and behind the skip link, which stays the first.
 */
async function show(switchLink: HTMLAnchorElement): Promise<void> {
  const { href, hreflang } = switchLink;
  const words = offers[hreflang];
  const [sheet] = document.styleSheets;
  if (!words || !sheet) return;
  for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length);
  const line = Object.assign(document.createElement("div"), { lang: hreflang, role: "status" });
  const link = Object.assign(document.createElement("a"), { href, hreflang, textContent: words.offer });
  const close = Object.assign(document.createElement("button"), { type: "button", textContent: "✕" });
  close.setAttribute("aria-label", words.close);
  link.addEventListener("click", () => choose(hreflang));
  close.addEventListener("click", () => {
    choose("en");
    line.remove();
    switchLink.focus({ preventScroll: true });
  });
  const place = () =>
    line.style.setProperty("max-inline-size", `${switchLink.getBoundingClientRect().left}px`);
  place();
  addEventListener("resize", place);
  line.dataset.offer = "";
  document.body.append(line);
  // Screen readers announce only what changes in a status.
  await new Promise(requestAnimationFrame);
  line.append(link, close);
}

function codeOf(language: string): string {
  return language.split("-", 1).join();
}

function choose(code: string): void {
  try {
    localStorage.setItem(choiceName, code);
  } catch {
    // Storage is blocked: the next page offers it again.
  }
}

function isChosen(): boolean {
  try {
    return localStorage.getItem(choiceName) !== null;
  } catch {
    return false;
  }
}
