/** What search engines and previews of shared links say of a page, besides its own texts. */
export const head = {
  cardPicture: "A clay cabin and a guidepost in the snow.",
  services: "Services",
  closures: "Days when we are closed",
} as const;
