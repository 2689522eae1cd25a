/**
 * Returns the name of a page's entry file: "/about/community-impact" gives "about-community-impact", "/"
 * gives "home".
 */
export function pageSlug(path: string): string {
  return path.slice(1).replaceAll("/", "-") || "home";
}
