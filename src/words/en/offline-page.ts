/** The page that is shown when a page is neither online nor on the device. */
export const offlinePage = {
  title: "You Are Offline",
  text: "This page is not on your device yet. Please try again when you have a signal. You can still call or visit us, and read the pages below.",
  home: "Home",
  firstVisit: "What to expect at a first visit",
  contact: "Contact",
} as const;
