/** Waits and lengths in milliseconds, as section 9 of the specification sets them; those of style sheets stand there. */
export const hoverTimings = {
  /** From a click on a section link of the menu to the scroll. */
  menuScroll: 100,
  /** From a click on a team member's name to the scroll. */
  teamScroll: 150,
  /** From the load of an address with a hash to the scroll. */
  hashScroll: 300,
  /** How long the mouse rests on a link before its page is fetched ahead; ours, not the specification's. */
  pointerRest: 80,
  /** From one picture of a slider to the next. */
  slideInterval: 3500,
  /** The cross-fade between two pictures of a slider. */
  slideFade: 1000,
} as const;
