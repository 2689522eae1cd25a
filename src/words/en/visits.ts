/** The pack for a visit. */
export const visits = {
  dayAndTime: "Day and time: {when}",
  notLoaded: "Printing and the calendar did not load.",
  loadAgain: "Load them again",
} as const;
