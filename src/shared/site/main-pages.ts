/** The page of the contact form, where appointments are requested. */
export const contactPage = "/contact";

/** The page that lists the concerns. The page of each concern is under it. */
export const concernsPage = "/concerns";

/** The page for unknown paths. Each other language has its own, such as /es/404.html. */
export const notFoundPage = "/404.html";

/** The page that is shown when the network is away and the requested page is not cached. Each other language has its own. */
export const offlinePage = "/offline.html";

/** The pages that every visitor's device caches in advance: phone, address and hours, a first visit and the way here. `name` is that of its label in the words of the offline page. */
export const precachedPages = [
  { path: "/", name: "home" },
  { path: "/appointment", name: "appointment" },
  { path: "/appointment/first-visit", name: "firstVisit" },
  { path: "/appointment/getting-here", name: "gettingHere" },
  { path: contactPage, name: "contact" },
] as const;

/**
 * Returns the name of a page's entry file: "/about/community-impact" gives "about-community-impact", "/"
 * gives "home".
 */
export function pageSlug(path: string): string {
  return path.slice(1).replaceAll("/", "-") || "home";
}

/** Size in pixels that social networks recommend for link previews. */
export const socialCardSize = { width: 1200, height: 630 };

/**
 * Returns the URL path of a page's social card: "/about/community-impact" gives
 * "/social/about-community-impact.jpg".
 */
export function socialCardPath(page: string): string {
  return `/social/${pageSlug(page)}.jpg`;
}

/**
 * Returns the headline of a page's social card: the part of its social title before " | " and the clinic's
 * name.
 */
export function socialHeadline(socialTitle: string): string {
  return socialTitle.split(" | ")[0] ?? socialTitle;
}
