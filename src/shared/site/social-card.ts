import { pageSlug } from "./page-slug";

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
