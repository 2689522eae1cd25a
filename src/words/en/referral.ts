/** The referral sheet. */
export const referral = {
  dateHelp: "Month/day/year",
  lookFirst: "Please look at this before you print:",
  printAnyway: "Print it as it is",
  notLoaded: "Part of this sheet did not load. Please check your connection, then press the button again.",
  print: "Check and print the sheet",
} as const;
