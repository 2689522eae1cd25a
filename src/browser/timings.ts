/**
 * Delays and durations in milliseconds, from section 9 of the specification. CSS durations are in the style
 * sheets.
 */
export const timings = {
  /** From a click on a section link of the menu to the scroll. */
  menuScroll: 100,
  /** From a click on a team member's name to the scroll. */
  teamScroll: 150,
  /** From the load of a URL with a hash to the scroll. */
  hashScroll: 300,
  /** From one picture of a carousel to the next. */
  slideInterval: 3500,
  /** The cross-fade between two pictures of a carousel. */
  slideFade: 1000,
} as const;
