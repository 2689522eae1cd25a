import { pageSlug } from "./page-slug";

/** Size in pixels that social networks ask of the picture of a shared link. */
export const socialCardSize = { width: 1200, height: 630 };

/** "/about/community-impact" gives "/social/about-community-impact.jpg": the address of a page's social card. */
export function socialCardPath(page: string): string {
  return `/social/${pageSlug(page)}.jpg`;
}

/** What of a page's social title stands large on its card: all before the bar that the clinic's name follows. */
export function socialHeadline(socialTitle: string): string {
  return socialTitle.split(" | ")[0] ?? socialTitle;
}
