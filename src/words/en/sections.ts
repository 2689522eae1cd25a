/** What search engines and previews of shared links say of a page, besides its own texts. */
export const head = {
  cardPicture: "A clay cabin and a guidepost in the snow.",
  services: "Services",
  closures: "Days when we are closed",
} as const;

/** Videos, and what is said in them. */
export const media = {
  play: "{title} Play the video",
  playInNewTab: "{title} Play the video (opens in a new tab)",
  close: "Close video",
  otherwise: "If the video does not start, {link}.",
  otherwiseLink: "open the video in a new tab",
  read: "Read what is said",
  readOf: ": {title}",
  noTranscript: "We have not written it down yet. Call {phone} and we will tell you what is said.",
  captionsChecked: "Captions: checked.",
  captionsCheckedOn: "Captions: checked on {date}.",
  captionsAutomatic: "Captions: made by a computer. They may have mistakes.",
  captionsNone: "Captions: none yet.",
} as const;

/** Pictures that take turns. */
export const slideshow = {
  carousel: "carousel",
  slide: "slide",
  slideOf: "{number} of {count}",
  pictureOf: "Picture {number} of {count}",
  position: "{number} / {count}",
  play: "Play the pictures",
  pause: "Pause the pictures",
  previous: "Previous picture",
  next: "Next picture",
} as const;

/** What moves by itself, and the button that pauses it. */
export const motion = {
  pause: "Pause{what}",
  play: "Play{what}",
  driftingPictures: "the drifting pictures",
  movingServices: "the moving services",
} as const;

/** Printing a part of a page. */
export const printing = {
  help: "This browser opened no print window. Choose “Print” in its menu to print the whole page, or open this page on a computer.",
} as const;

/** The ages for which someone helps. */
export const ages = {
  all: "All ages",
  any: "Any age",
  under: "Under {age}",
  from: "{age} or older",
  between: "{from} to {to}",
  one: "{age}",
} as const;

/** Insurers and homeschool programs. */
export const insurancePlans = {
  insurers: "Insurance plans",
  programs: "Homeschool stipends",
  checked: "Last checked on {date}.",
  print: "Print these questions",
} as const;

/** News, events and jobs. */
export const news = {
  news: "News",
  event: "Event",
  job: "Job",
  days: "{from} to {to}",
  at: "{days}, {times}",
  terms: "{employment}. Apply by {date}.",
  employment: {
    "full time": "Full time",
    "part time": "Part time",
    temporary: "Temporary",
    internship: "Internship",
  },
} as const;

/** How soon a family can come. */
export const soonest = {
  visit: "{service}: first visit in {days}, as of {date}.",
  about: { one: "about {count} day", other: "about {count} days" },
} as const;

/** Where a text comes from. */
export const sources = {
  checked: "Source: {source}, checked {date}",
} as const;

/** The team. */
export const team = {
  portrait: "Portrait of {name}",
  more: "READ MORE >",
  less: "READ LESS <",
} as const;

/** The page for unknown paths. */
export const notFound = {
  title: "Page Not Found",
  text: "Oops! The page you're looking for doesn't exist or has been moved.",
  home: "Go to Home",
} as const;

/** The page that is shown when a page is neither online nor on the device. */
export const offlinePage = {
  title: "You Are Offline",
  text: "This page is not on your device yet. Please try again when you have a signal. You can still call or visit us, and read the pages below.",
  home: "Home",
  appointment: "Your appointment",
  firstVisit: "Your child's first visit",
  gettingHere: "Getting here",
  contact: "Contact",
} as const;

/** The concerns of parents and their answers. */
export const concernList = {
  ask: "Ask for a visit",
  askMessage: "I would like to ask about: {service}\nWhat I see at home: {concern}\nMy child's age: ",
} as const;
