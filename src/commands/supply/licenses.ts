/** Permissive licenses: the server may use packages under these. They require a notice at most. */
const forServer = [
  ...[
    "0BSD",
    "Apache-2.0",
    "BlueOak-1.0.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
  ],
  ...["Python-2.0", "Unlicense", "Zlib"],
];

/** Licenses that are also allowed for building and testing the site. They do not affect the license of our own code. */
const forSite = [
  ...forServer,
  // caniuse-lite: browser data for the compiler
  "CC-BY-4.0",
  // libvips: the image library of sharp
  "LGPL-3.0-or-later",
  // axe-core and ical.js: only in tests
  "MPL-2.0",
  // the web fonts
  "OFL-1.1",
];

/** The allowed licenses (SPDX identifiers) of the server's packages, and of all packages. */
export const allowedLicenses = { server: forServer, site: forSite };

/** Licenses of packages without one in npm's metadata, looked up in their LICENSE file or parent package. */
const unnamed: readonly (readonly [RegExp, string])[] = [
  [/^@biomejs\/cli-/, "MIT OR Apache-2.0"],
  [/^@msgpackr-extract\//, "MIT"],
  [/^@unrs\/resolver-binding-/, "MIT"],
  [/^(busboy|png-js|streamsearch|valid-url|xmlhttprequest-ssl)$/, "MIT"],
  [/^linkfs$/, "Unlicense"],
  [/^parse-cache-control$/, "BSD-3-Clause"],
];

/** Returns the license of a package without one in npm's metadata; undefined if nobody has looked it up. */
export function lookedUpLicense(name: string): string | undefined {
  return unnamed.find(([pattern]) => pattern.test(name))?.[1];
}

/** Whether a license is allowed: an SPDX expression without nested parentheses, such as "(MIT OR CC0-1.0)". */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const alternatives = expression.replace(/[()]/g, "").split(" OR ");
  return alternatives.some((each) => each.split(" AND ").every((license) => allowed.includes(license)));
}
