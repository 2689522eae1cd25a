/** What links say besides their text. */
export const links = {
  inEnglish: "(in English)",
  newTab: "(opens in a new tab)",
  pdfInNewTab: "({pdf}, opens in a new tab)",
  pdfMark: "PDF, {size}",
  directions: "(directions, opens in a new tab)",
  call: "Call {number}",
  text: "Text {number}",
} as const;
