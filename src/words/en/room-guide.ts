/** The guide to the rooms. */
export const roomGuide = {
  plan: "Plan of the rooms",
  numbered: "{number}. {name}",
  see: "See:",
  hear: "Hear:",
  smell: "Smell:",
  touch: "Touch:",
  print: "Print this guide",
} as const;
