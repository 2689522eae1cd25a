/** The line on a page in another language that offers this one. */
export const languageOffer = {
  offer: "This website is also in English",
  close: "Close",
} as const;
