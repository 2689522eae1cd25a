/**
 * Whether search engines must not list the page of a concern: no clinician has approved it, and the site is public.
 * @param approved who approved it, and when
 */
export function isHiddenConcern(approved: object | null | undefined, siteUrl: string): boolean {
  return !approved && siteUrl.startsWith("https://");
}
