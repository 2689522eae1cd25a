/**
 * Loads the offer of another language for visitors whose browser asks for a language to which the header has a link. All
 * others load nothing for it.
 */
export function offerOtherLanguages(): void {
  const isAsked = (language: string) => document.querySelector(`a[hreflang="${language.split("-")[0]}"]`);
  if (navigator.languages.some(isAsked))
    import("./language-offer").then(({ offerLanguage }) => offerLanguage()).catch(() => undefined);
}
