/**
 * Whether search engines must not list a medical page: no clinician has approved it, and the site is public.
 * @param approved who approved it, and when
 */
export function isHiddenPage(approved: object | null | undefined, siteUrl: string): boolean {
  return !approved && siteUrl.startsWith("https://");
}
