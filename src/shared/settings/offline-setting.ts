/**
 * Whether this build unregisters the service worker of earlier builds: `GATSBY_OFFLINE=off`.
 * @throws with a message for the operator if it has any other value
 */
export function isServiceWorkerRetired(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  const given = environment.GATSBY_OFFLINE?.trim();
  if (given && given !== "off")
    throw new Error(`GATSBY_OFFLINE is "${given}". It must be off, or not be set.`);
  return given === "off";
}
