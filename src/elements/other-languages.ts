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
