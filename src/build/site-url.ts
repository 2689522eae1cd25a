/**
 * The address under which the built site will be reached, without a slash at the end: `SITE_URL`, or the local
 * server's own. Throws when `SITE_URL` is no http(s) address or has a path, since every canonical link would be wrong.
 */
export function siteUrl(environment: NodeJS.ProcessEnv = process.env): string {
  const given = environment.SITE_URL || "http://localhost:9000";
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(`SITE_URL is "${given}". It must be an address without a path, such as https://www.example.org`);
  }
  return url.origin;
}
