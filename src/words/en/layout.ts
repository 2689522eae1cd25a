/** What is around every page. */
export const layout = {
  skip: "Skip to main content",
  mainMenu: "Main",
  submenu: "{name} submenu",
  menu: "Menu",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  callBefore: "Call",
  fax: "Fax {number}",
  email: "Email {address}",
  phone: "Phone {number}",
  visitUs: "Visit us",
  ourHours: "Our hours:",
  quickLinks: "Quick links",
  privacy: "Notice of privacy practices",
  sitemap: "Sitemap",
  reviewed: "Last reviewed {month}",
  quickActions: "Quick actions",
  call: "Call",
  schedule: "Schedule",
  offline:
    "Our website can't be reached right now. You see the copy on your device; for anything new, call {phone}.",
  noConnection: "Our website can't be reached right now. Please load this page again once you are connected.",
  changed: "Our website has changed since you opened this page. Please load this page again to go on.",
  stopped:
    "A part of this page did not load. Please load the page again. If that does not help, a browser extension or a filter may block it: turn that off for our website.",
  kept: "What you have written stays. You can also call us: {phone}.",
  reload: "Load this page again",
} as const;

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

/** What is said about a file. */
export const files = {
  pdf: { one: "PDF, {count} page, {size}", other: "PDF, {count} pages, {size}" },
  kilobytes: "{count} KB",
  megabytes: "{count} MB",
} as const;

/** Where the clinic is, and when it is open. */
export const place = {
  location: "Location",
  parking: "Parking",
  door: "The door",
  hours: "Hours",
  hoursOf: "{days}: {times}",
  season: "{name} until {to}. After that: {hours}.",
  nextSeason: "{name} from {from} to {to}: {hours}.",
  phone: "Phone",
} as const;

/** Whether the clinic is open now, on one line. */
export const opening = {
  open: "Open now, until {time}",
  today: "Closed now, opens today at {time}",
  tomorrow: "Closed now, opens tomorrow at {time}",
  later: "Closed now, opens {day} at {time}",
  unknown: "Closed now",
} as const;

/** Days on which the clinic is closed or has other hours. */
export const closedDays = {
  label: "Closed days",
  closed: "Closed {days}: {reason}.",
  changed: "Open only {times} {days}: {reason}.",
  days: "{from} to {to}",
  usual: "We are open as usual: {hours}.",
  ways: "{calendar}, or {file}, or {feed}.",
  calendar: "Add our closed days to your calendar",
  file: "save them as a file",
  feed: "follow them in a news reader",
} as const;

/** The line on a page in another language that offers this one. */
export const languageOffer = {
  offer: "This website is also in English",
  close: "Close",
} as const;

/** The page at an old address, on hosts without redirect rules and in browsers without JavaScript. */
export const moved = {
  title: "This page has moved",
  text: "This page has moved. {link}",
  link: "Go to its new address",
} as const;

/** What the small script of every page says itself. */
export const script = {
  shown: "{shown} of {all} are shown.",
  loading: "One moment, this part is loading…",
  loadingVideo: "Loading the video…",
  today: "today",
  tomorrow: "tomorrow",
} as const;
