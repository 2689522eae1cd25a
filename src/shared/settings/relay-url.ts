/**
 * The origin of a form relay that hosts pass the forms on to: `RELAY_URL`, or undefined when it is not set or empty.
 * @throws in words for whoever set it, when it is no http(s) address or has more than a host and port
 */
export function relayUrl(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  const given = environment.RELAY_URL?.trim();
  if (!given) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(
      `RELAY_URL is "${given}". It must be an http or https address without a path, such as https://relay.example.org.`,
    );
  }
  return url.origin;
}
