import { trusted } from "./client-address";

/** The headers that say where a request comes from, and to which host it was sent. */
export interface RequestSource {
  readonly origin?: string | undefined;
  readonly fetchSite?: string | undefined;
  readonly host?: string | undefined;
  readonly forwardedHost?: string | undefined;
}

/**
 * Whether a request comes from our own pages. Browsers send Origin with every POST, so a request without it
 * does not come from another site's page. No page can set these headers itself.
 * @param siteUrl the origin under which the site is published
 * @param proxies how many proxies in front of us are ours, and so trusted to forward the requested host
 */
export function isSameSite(source: RequestSource, siteUrl: string, proxies: number): boolean {
  const { origin, fetchSite, host, forwardedHost } = source;
  if (origin === undefined || fetchSite === "same-origin" || origin === siteUrl) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (!/^https?:$/.test(page.protocol)) return false;
  return [host, ...trusted(forwardedHost, proxies)].some((name) => name && isHostOf(page, name));
}

/** Compares with default ports left out: "clinic.example:443" is the host of "https://clinic.example". */
function isHostOf(page: URL, host: string): boolean {
  const url = `${page.protocol}//${host}`;
  return URL.canParse(url) && new URL(url).host === page.host;
}
