/**
 * Returns the origin of the form relay to which hosts proxy form requests: `RELAY_URL`, or undefined if it is
 * unset or empty.
 * @throws with a message for the operator if it is not an http(s) URL, or has more than host and port
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
