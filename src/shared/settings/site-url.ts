/**
 * Returns the origin of the built site, without a trailing slash: `SITE_URL`, or that of the local server if
 * it is unset or empty.
 * @throws with a message for the operator if it is not an http(s) URL, or has more than host and port, since
 *   every canonical link would be wrong
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
