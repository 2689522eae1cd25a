/** The page of the contact form, where appointments are requested. */
export const contactPage = "/contact";

/** The page that is shown when the network is away and the requested page is not cached. */
export const offlinePage = "/offline.html";

/** The pages that every visitor's device caches ahead of need: phone, address and hours, and a first visit. */
export const precachedPages = [
  { path: "/", label: "Home" },
  { path: "/appointment", label: "What to expect at a first visit" },
  { path: contactPage, label: "Contact" },
] as const;
