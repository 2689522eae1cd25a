import { trusted } from "./client-address";

/**
 * Whether a request comes from our own pages. Browsers send Origin with every POST, so a request without it
 * does not come from another site's page. No page can set these headers itself.
 * @param headers those of the request, which say where it comes from, and to which host it was sent
 * @param siteUrl the origin under which the site is published
 * @param proxies how many proxies in front of us are ours, and so trusted to forward the requested host
 */
export function isSameSite(headers: Headers, siteUrl: string, proxies: number): boolean {
  const origin = headers.get("Origin");
  if (origin === null || origin === siteUrl || headers.get("Sec-Fetch-Site") === "same-origin") return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (!/^https?:$/.test(page.protocol)) return false;
  const forwarded = trusted(headers.get("X-Forwarded-Host") ?? undefined, proxies);
  return [headers.get("Host"), ...forwarded].some((host) => host && isHostOf(page, host));
}

/** Compares with default ports left out: "clinic.example:443" is the host of "https://clinic.example". */
function isHostOf(page: URL, host: string): boolean {
  const url = `${page.protocol}//${host}`;
  return URL.canParse(url) && new URL(url).host === page.host;
}
