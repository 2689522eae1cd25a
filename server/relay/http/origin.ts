import { trusted } from "./client-address";

/** The headers by which a browser says where a request comes from, and a server where it arrived. */
export interface RequestSource {
  readonly origin?: string | undefined;
  readonly fetchSite?: string | undefined;
  readonly host?: string | undefined;
  readonly forwardedHost?: string | undefined;
}

/**
 * Whether a request comes from our own pages. Browsers name the page's origin with every POST, so one without is no
 * other site's page; and no page can write these headers itself.
 * @param siteUrl the origin under which the site is published
 * @param proxies how many proxies in front of us are ours, and so may say which host was asked for
 */
export function isSameSite(source: RequestSource, siteUrl: string, proxies: number): boolean {
  const { origin, fetchSite, host, forwardedHost } = source;
  if (origin === undefined || fetchSite === "same-origin" || origin === siteUrl) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (!/^https?:$/.test(page.protocol)) return false;
  return [host, ...trusted(forwardedHost, proxies)].some((name) => name && isHostOf(page, name));
}

/** Compares with the port that the page's scheme implies: "clinic.example:443" is the host of "https://clinic.example". */
function isHostOf(page: URL, host: string): boolean {
  const address = `${page.protocol}//${host}`;
  return URL.canParse(address) && new URL(address).host === page.host;
}
