/** The calendar of the days when the clinic is closed, and the same as a news feed. The build writes both. */
export const closureCalendar = { path: "/closures.ics", type: "text/calendar; charset=utf-8" } as const;
export const closureFeed = { path: "/closures.xml", type: "application/atom+xml; charset=utf-8" } as const;

/** Returns the address that makes calendar programs subscribe: they load it again by themselves. */
export function subscriptionAddress(siteUrl: string): string {
  return siteUrl.replace(/^https?:/, "webcal:") + closureCalendar.path;
}
