/**
 * Whether this build ends the service worker of former ones: `GATSBY_OFFLINE=off`.
 * @throws in words for whoever set it, when it is set to anything else
 */
export function isServiceWorkerRetired(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  const given = environment.GATSBY_OFFLINE?.trim();
  if (given && given !== "off")
    throw new Error(`GATSBY_OFFLINE is "${given}". It must be off, or not be set.`);
  return given === "off";
}
