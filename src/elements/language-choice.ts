import { setLocalItem } from "../browser/session-storage";

/** The `localStorage` key of the language that the visitor has chosen. If storage is blocked, the next page offers it again. */
export const choiceName = "language";

/** Remembers the language of the header's link that the visitor follows. */
export function rememberSwitch(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[lang][hreflang]"))
    link.addEventListener("click", () => setLocalItem(choiceName, link.hreflang));
}

/**
 * Loads the offer of another language for visitors whose browser asks for it before English, if the header has a link to it.
 * All others load nothing for it.
 */
export function offerOtherLanguages(): void {
  for (const language of navigator.languages) {
    const [code] = language.split("-");
    if (code === "en") return;
    const link = document.querySelector<HTMLAnchorElement>(`a[hreflang="${code}"]`);
    if (link) {
      import("./language-offer").then(({ offerLanguage }) => offerLanguage(link)).catch(() => undefined);
      return;
    }
  }
}
