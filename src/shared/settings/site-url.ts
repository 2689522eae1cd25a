/**
 * The address under which the built site will be reached, without a slash at the end: `SITE_URL`, or the local
 * server's own when it is not set or empty. Throws, in words for whoever set it, when it is no http(s) address or has
 * more than a host and port, since every canonical link would be wrong.
 */
export function siteUrl(environment: Readonly<Record<string, string | undefined>> = process.env): string {
  const given = environment.SITE_URL?.trim() || "http://localhost:9000";
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(
      `SITE_URL is "${given}". It must be an http or https address without a path, such as https://www.example.org.`,
    );
  }
  return url.origin;
}
