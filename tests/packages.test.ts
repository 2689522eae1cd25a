import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import documents from "../documents/package.json";
import { dependencies, devDependencies } from "../package.json";
import server from "../server/package.json";
import admin from "../src/admin/package.json";

jest.setTimeout(60_000);

/** A package in package-lock.json. Without `resolved` it comes from the registry; the lockfile omits that so that mirrors work, too. */
interface LockedPackage {
  readonly version: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
}

const lockfile: { lockfileVersion: number; packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);
const installed = Object.entries(lockfile.packages)
  .filter(([path, { link }]) => path.includes("node_modules/") && !link)
  .map(([path, locked]) => ({ path, name: path.split("node_modules/").at(-1) ?? "", ...locked }));

/**
 * Binaries for other systems. The registry that was used to create the lockfile did not have them, so they have no
 * checksums and npm installs them unverified; the server uses none of them. With a complete registry, delete their entries
 * and those of the packages that depend on them from the lockfile, and run `npm install --package-lock-only`.
 */
const unverified = [
  ...[
    ...["android-arm64", "android-x64", "darwin-arm64", "darwin-x64", "linux-arm64-musl", "linux-x64-musl"],
    ...["win32-arm64", "win32-x64"],
  ].map((system) => `@biomejs/cli-${system}@2.6.8`),
  ...["darwin-arm64", "darwin-x64", "linux-arm", "win32-x64"].map(
    (system) => `@msgpackr-extract/msgpackr-extract-${system}@3.0.7`,
  ),
  ...[
    ...["android-arm-eabi", "android-arm64", "darwin-arm64", "darwin-x64", "freebsd-x64"],
    ...["linux-arm-gnueabihf", "linux-arm-musleabihf", "linux-loong64-gnu", "linux-loong64-musl"],
    ...["linux-ppc64-gnu", "linux-riscv64-gnu", "linux-riscv64-musl", "linux-s390x-gnu"],
    ...["openharmony-arm64", "win32-arm64-msvc", "win32-ia32-msvc", "win32-x64-msvc"],
  ].map((system) => `@unrs/resolver-binding-${system}@1.13.0`),
];

test("npm verifies each package that it installs, and gets it from the registry", () => {
  expect(lockfile.lockfileVersion).toBe(3);
  const elsewhere = installed.filter(
    ({ resolved }) => resolved && !resolved.startsWith("https://registry.npmjs.org/"),
  );
  expect(elsewhere).toEqual([]);
  const weak = installed.filter(({ integrity = "" }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity));
  expect(weak.map(({ name, version }) => `${name}@${version}`)).toEqual(unverified);
});

test.each([
  ["the site", { ...dependencies, ...devDependencies }],
  ["the server", { ...server.dependencies, ...server.devDependencies }],
  ["the editor", admin.dependencies],
  ["the makers of the PDFs", { ...documents.dependencies, ...documents.devDependencies }],
])("%s pins the exact version of each dependency", (_, versions) => {
  expect(
    Object.values(versions).filter((version) => !/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+$/.test(version)),
  ).toEqual([]);
});

/** Permissive licenses (SPDX identifiers): the server may use packages under these. They require a notice at most. */
const forServer = [
  ...["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0"],
  ...["ISC", "MIT", "MIT-0", "Python-2.0", "Unlicense", "Zlib"],
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

/** Licenses of packages without one in npm's metadata, looked up in their LICENSE file or parent package. */
const lookedUp: readonly (readonly [RegExp, string])[] = [
  [/^@biomejs\/cli-/, "MIT OR Apache-2.0"],
  [/^@(msgpackr-extract|unrs)\//, "MIT"],
  [/^(busboy|png-js|streamsearch|valid-url|xmlhttprequest-ssl)$/, "MIT"],
  [/^linkfs$/, "Unlicense"],
  [/^parse-cache-control$/, "BSD-3-Clause"],
];

/** The packages whose license is unknown or not allowed. */
function notAllowed(
  packages: readonly { readonly name: string; readonly license?: string }[],
  allowed: string[],
) {
  return packages
    .map(({ name, license }) => ({
      name,
      license: license ?? lookedUp.find(([names]) => names.test(name))?.[1] ?? "",
    }))
    .filter(({ license }) => {
      const alternatives = license.replace(/[()]/g, "").split(" OR ");
      return !alternatives.some((each) => each.split(" AND ").every((one) => allowed.includes(one)));
    })
    .map(({ name, license }) => `${name}: ${license}`);
}

test.each([
  ["MIT", true],
  ["GPL-3.0-only", false],
  ["(MIT OR GPL-3.0-only)", true],
  ["(MIT AND GPL-3.0-only)", false],
  ["Apache-2.0 AND ISC AND MIT", true],
  ["GPL-3.0-only OR Apache-2.0 AND MIT", true],
  [undefined, false],
])("whether the server may use a package under %s: %s", (license, isAllowed) => {
  expect(notAllowed([{ name: "a", ...(license && { license }) }], forServer)).toHaveLength(isAllowed ? 0 : 1);
});

test("every package has an allowed license, which of the server's few packages is a permissive one", () => {
  const list = ["ls", "--workspace", "server", "--omit=dev", "--all", "--parseable", "--package-lock-only"];
  const paths = execFileSync("npm", list, { encoding: "utf8" }).split("\n");
  const ofServer = installed.filter(({ path }) => paths.includes(resolve(path)));
  expect(ofServer.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(server.dependencies)));
  // Binaries for six other systems are included; about twenty packages are installed.
  expect(ofServer.length).toBeLessThan(60);
  expect(notAllowed(ofServer, forServer)).toEqual([]);
  expect(notAllowed(installed, forSite)).toEqual([]);
});
