/** Licenses under which the server may use a package: they ask for a notice at most. */
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

/** What building and testing the site may use beside them, since none of it changes what we make. */
const forSite = [
  ...forServer,
  // caniuse-lite, data about browsers that the compiler reads
  "CC-BY-4.0",
  // libvips, with which sharp makes pictures
  "LGPL-3.0-or-later",
  // axe-core and ical.js, in tests only
  "MPL-2.0",
  // the fonts, which visitors load
  "OFL-1.1",
];

export const allowedLicenses = { server: forServer, site: forSite };

/** Licenses that a package's own LICENSE file or its parent names, where npm's data name none. */
const unnamed: readonly (readonly [RegExp, string])[] = [
  [/^@biomejs\/cli-/, "MIT OR Apache-2.0"],
  [/^@msgpackr-extract\//, "MIT"],
  [/^@unrs\/resolver-binding-/, "MIT"],
  [/^(busboy|png-js|streamsearch|valid-url|xmlhttprequest-ssl)$/, "MIT"],
  [/^linkfs$/, "Unlicense"],
  [/^parse-cache-control$/, "BSD-3-Clause"],
];

/** The license of a package that npm's data say nothing of; undefined when nobody has looked it up. */
export function lookedUpLicense(name: string): string | undefined {
  return unnamed.find(([pattern]) => pattern.test(name))?.[1];
}

/** Whether a license, or an SPDX expression without nested brackets such as "(MIT OR CC0-1.0)", is allowed. */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const alternatives = expression.replace(/[()]/g, "").split(" OR ");
  return alternatives.some((each) => each.split(" AND ").every((license) => allowed.includes(license)));
}
