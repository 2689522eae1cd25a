/**
 * The address under which the built site will be reached, without a slash at the end: `SITE_URL`, or the local
 * server's own. Throws when `SITE_URL` is no http(s) address, since every canonical link would be wrong.
 */
export function siteUrl(environment: NodeJS.ProcessEnv = process.env): string {
  const given = environment.SITE_URL || "http://localhost:9000";
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
    throw new Error(`SITE_URL is "${given}". It must be a full address, such as https://www.example.org`);
  }
  return given.replace(/\/+$/, "");
}
