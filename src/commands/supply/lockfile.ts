/** A package in package-lock.json, with the fields that matter here. */
export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

/**
 * Finds packages that npm would install without verifying their checksum, or from somewhere other than the registry. A
 * package without `resolved` comes from the registry; the lockfile omits it so that mirrors work, too.
 * @param packages `packages` of a package-lock.json of version 3
 * @param exempted name@version of packages that may lack a checksum
 * @returns one sentence for each problem
 */
export function findUnsafe(
  packages: Readonly<Record<string, LockedPackage>>,
  exempted: readonly string[] = [],
): string[] {
  const installed = Object.entries(packages)
    .filter(([key, { link }]) => key.includes("node_modules/") && !link)
    .map(([key, locked]) => ({ name: `${key.split("node_modules/").at(-1)}@${locked.version}`, ...locked }));
  const unverified = installed.filter(({ integrity }) => !isStrong(integrity)).map(({ name }) => name);
  return [
    ...installed
      .filter(({ resolved }) => resolved && !resolved.startsWith("https://registry.npmjs.org/"))
      .map(({ name, resolved }) => `${name} comes from ${resolved}, not from the npm registry.`),
    ...unverified
      .filter((name) => !exempted.includes(name))
      .map((name) => `${name} has no SHA-512 checksum (integrity).`),
    ...exempted
      .filter((name) => !unverified.includes(name))
      .map((name) => `${name} no longer needs an exemption: remove it from the list.`),
  ];
}

function isStrong(integrity = ""): boolean {
  return /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity);
}
