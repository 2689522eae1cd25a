/** The page at an old address, on hosts without redirect rules and in browsers without JavaScript. */
export const moved = {
  title: "This page has moved",
  text: "This page has moved. {link}",
  link: "Go to its new address",
} as const;
