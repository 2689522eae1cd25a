/** The `localStorage` key of the language that the visitor has chosen. */
export const choiceName = "language";

/** Remembers a language that the visitor has chosen, by its code. */
export function chooseLanguage(code: string): void {
  try {
    localStorage.setItem(choiceName, code);
  } catch {
    // Storage is blocked: the next page offers it again.
  }
}

/** Remembers the language of the header's link that the visitor follows. */
export function rememberSwitch(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[lang][hreflang]"))
    link.addEventListener("click", () => chooseLanguage(link.hreflang));
}
