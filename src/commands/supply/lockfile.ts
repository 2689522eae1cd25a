/** What package-lock.json says of a package, as far as it matters here. */
export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

/**
 * Finds packages that npm would install without comparing them with what was chosen, or get from elsewhere than the
 * registry. A package without an address comes from the registry; the lockfile names none, so that it holds for mirrors too.
 * @param packages `packages` of a package-lock.json of version 3
 * @param excused name@version of packages that may lack a checksum
 * @returns one sentence for each
 */
export function findUnsafe(
  packages: Readonly<Record<string, LockedPackage>>,
  excused: readonly string[] = [],
): string[] {
  const installed = Object.entries(packages)
    .filter(([key, { link }]) => key.includes("node_modules/") && !link)
    .map(([key, locked]) => ({ name: `${key.split("node_modules/").at(-1)}@${locked.version}`, ...locked }));
  const unverified = installed.filter(({ integrity }) => !isStrong(integrity)).map(({ name }) => name);
  return [
    ...installed
      .filter(({ resolved }) => resolved && !resolved.startsWith("https://registry.npmjs.org/"))
      .map(({ name, resolved }) => `${name} comes from ${resolved}, not from the registry of npm.`),
    ...unverified
      .filter((name) => !excused.includes(name))
      .map((name) => `${name} has no SHA-512 checksum (integrity).`),
    ...excused
      .filter((name) => !unverified.includes(name))
      .map((name) => `${name} needs no excuse any more: take it from the list.`),
  ];
}

function isStrong(integrity = ""): boolean {
  return /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity);
}
