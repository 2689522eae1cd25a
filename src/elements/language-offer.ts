import { offers } from "./offers";

/** The `localStorage` key of the language that the visitor has chosen. */
export const choiceName = "language";

const rules = [
  `[data-offer] {
  position: absolute; inset-inline: 0; z-index: var(--layer-bar); display: flex; justify-content: center;
  gap: var(--space-3); padding-inline: var(--gutter); background: var(--surface-warm);
}`,
  "[data-offer] > * { display: grid; place-items: center; min-inline-size: var(--target); min-block-size: var(--target); }",
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
 * Shows the offer in one line over the top of the main content, where it moves nothing. It is outside of React's part of
 * the page, which may not be hydrated yet.
 */
async function show({ href, hreflang }: HTMLAnchorElement): Promise<void> {
  const words = offers[hreflang];
  const main = document.querySelector("main");
  const [sheet] = document.styleSheets;
  if (!words || !main || !sheet) return;
  for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length);
  const line = Object.assign(document.createElement("div"), { lang: hreflang, role: "status" });
  const link = Object.assign(document.createElement("a"), { href, hreflang, textContent: words.offer });
  const close = Object.assign(document.createElement("button"), { type: "button", textContent: "✕" });
  close.setAttribute("aria-label", words.close);
  link.addEventListener("click", () => choose(hreflang));
  close.addEventListener("click", () => {
    choose("en");
    line.remove();
    main.focus({ preventScroll: true });
  });
  line.dataset.offer = "";
  document.body.prepend(line);
  new ResizeObserver(() => line.style.setProperty("top", `${main.offsetTop}px`)).observe(document.body);
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
