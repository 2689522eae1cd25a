/** @jest-environment node */
import { readFileSync } from "node:fs";
import { dependencies, devDependencies } from "../../../package.json";
import server from "../../../server/package.json";
import { findUnsafe } from "./lockfile";

const lockfile = JSON.parse(readFileSync("package-lock.json", "utf8"));
const integrity = `sha512-${"A".repeat(86)}==`;

test.each([
  ["a checksum", { integrity }, []],
  ["a checksum and the registry's address", { integrity, resolved: "https://registry.npmjs.org/a.tgz" }, []],
  ["no checksum", {}, ["a@1.0.0 has no SHA-512 checksum (integrity)."]],
  ["a weak checksum", { integrity: "sha1-AAAA" }, ["a@1.0.0 has no SHA-512 checksum (integrity)."]],
  [
    "another address",
    { integrity, resolved: "https://example.com/a.tgz" },
    ["a@1.0.0 comes from https://example.com/a.tgz, not from the registry of npm."],
  ],
  [
    "an address without encryption",
    { integrity, resolved: "http://registry.npmjs.org/a.tgz" },
    ["a@1.0.0 comes from http://registry.npmjs.org/a.tgz, not from the registry of npm."],
  ],
  [
    "a repository",
    { resolved: "git+ssh://git@github.com/a/a.git#0" },
    [
      "a@1.0.0 comes from git+ssh://git@github.com/a/a.git#0, not from the registry of npm.",
      "a@1.0.0 has no SHA-512 checksum (integrity).",
    ],
  ],
])("a package with %s", (_, locked, problems) => {
  expect(findUnsafe({ "": {}, "node_modules/b/node_modules/a": { version: "1.0.0", ...locked } })).toEqual(
    problems,
  );
});

test("an excuse holds for one version, and only as long as it is needed", () => {
  expect(findUnsafe({ "node_modules/a": { version: "1.0.0" } }, ["a@1.0.0"])).toEqual([]);
  expect(findUnsafe({ "node_modules/a": { version: "1.0.1", integrity } }, ["a@1.0.0"])).toEqual([
    "a@1.0.0 needs no excuse any more: take it from the list.",
  ]);
});

test("the project's own folder needs no checksum", () => {
  expect(findUnsafe({ server: {}, "node_modules/ours": { resolved: "server", link: true } })).toEqual([]);
});

/**
 * Programs for other systems than the one the lockfile was made on, whose registry did not have these files. npm installs
 * them there unchecked; the server has none of them. Where the registry has them all, take their entries and those of what
 * asks for them out of the lockfile, and let `npm install --package-lock-only` write them again.
 */
const excused = [
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

test("each package is checked when it is installed, and comes from the registry", () => {
  expect(lockfile.lockfileVersion).toBe(3);
  expect(findUnsafe(lockfile.packages, excused)).toEqual([]);
});

test.each([
  ["the site", { ...dependencies, ...devDependencies }],
  ["the server", server.dependencies],
])("%s names one version of each package that it uses", (_, versions) => {
  expect(Object.values(versions).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
