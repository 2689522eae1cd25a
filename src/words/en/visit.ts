/** The pack for a visit. */
export const visits = {
  dayAndTime: "Day and time: {when}",
  notLoaded: "Printing and the calendar did not load.",
  loadAgain: "Load them again",
} as const;

/** The picture story of a first visit. */
export const story = {
  previous: "Previous page",
  next: "Next page",
  page: "Page {number} of {count}",
  pages: "Pages {first} and {last} of {count}",
  print: "Print this book",
  child: "Child's first name",
  animal: "Favorite animal",
  therapist: "Therapist",
  unknown: "We don't know yet",
  privacy:
    "What you put in stays on this device for 30 days, for the next time you read the book. It is not sent to us or to anyone.",
  forget: "Forget it",
  forgotten: "It is forgotten.",
} as const;

/** The card for a trip to the clinic. */
export const trip = {
  heading: "Our trip to {clinic}",
  where: "Where:",
  phone: "Phone:",
  parking: "Parking:",
  door: "The door:",
  print: "Print this card",
} as const;

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

/** The communication board. */
export const board = {
  scan: "Scan one by one",
  stop: "Stop scanning",
  pace: "Pace {seconds}",
  seconds: { one: "{count} second", other: "{count} seconds" },
  print: "Print this board",
  help: "To scan: the mark moves from square to square. Space, Enter or any press here says the marked word. Escape stops it.",
  noVoice: "This device has no English voice of its own. “{word}” stays here in large letters.",
  failed: "This device did not say it. “{word}” stays here in large letters.",
  notLoaded: "The sound for “{word}” did not load. Press again to try once more.",
} as const;
