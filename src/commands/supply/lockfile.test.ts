import { readFileSync } from "node:fs";
import { dependencies, devDependencies } from "../../../package.json";
import server from "../../../server/package.json";
import { findUnsafe } from "./lockfile";

const lockfile = JSON.parse(readFileSync("package-lock.json", "utf8"));
const integrity = `sha512-${"A".repeat(86)}==`;

test.each([
  ["a checksum", { integrity }, []],
  ["a checksum and the registry's URL", { integrity, resolved: "https://registry.npmjs.org/a.tgz" }, []],
  ["no checksum", {}, ["a@1.0.0 has no SHA-512 checksum (integrity)."]],
  ["a weak checksum", { integrity: "sha1-AAAA" }, ["a@1.0.0 has no SHA-512 checksum (integrity)."]],
  [
    "another URL",
    { integrity, resolved: "https://example.com/a.tgz" },
    ["a@1.0.0 comes from https://example.com/a.tgz, not from the npm registry."],
  ],
  [
    "a URL without encryption",
    { integrity, resolved: "http://registry.npmjs.org/a.tgz" },
    ["a@1.0.0 comes from http://registry.npmjs.org/a.tgz, not from the npm registry."],
  ],
  [
    "a Git repository",
    { resolved: "git+ssh://git@github.com/a/a.git#0" },
    [
      "a@1.0.0 comes from git+ssh://git@github.com/a/a.git#0, not from the npm registry.",
      "a@1.0.0 has no SHA-512 checksum (integrity).",
    ],
  ],
])("a package with %s", (_, locked, problems) => {
  expect(findUnsafe({ "": {}, "node_modules/b/node_modules/a": { version: "1.0.0", ...locked } })).toEqual(
    problems,
  );
});

test("an exemption applies to one version, and only as long as it is needed", () => {
  expect(findUnsafe({ "node_modules/a": { version: "1.0.0" } }, ["a@1.0.0"])).toEqual([]);
  expect(findUnsafe({ "node_modules/a": { version: "1.0.1", integrity } }, ["a@1.0.0"])).toEqual([
    "a@1.0.0 no longer needs an exemption: remove it from the list.",
  ]);
});

test("the project's own folder needs no checksum", () => {
  expect(findUnsafe({ server: {}, "node_modules/ours": { resolved: "server", link: true } })).toEqual([]);
});

/**
 * Binaries for other systems. The registry that was used to create the lockfile did not have them, so they have no
 * checksums and npm installs them unverified; the server uses none of them. With a complete registry, delete their entries
 * and those of the packages that depend on them from the lockfile, and run `npm install --package-lock-only`.
 */
const exempted = [
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
  expect(findUnsafe(lockfile.packages, exempted)).toEqual([]);
});

test.each([
  ["the site", { ...dependencies, ...devDependencies }],
  ["the server", server.dependencies],
])("%s pins the exact version of each dependency", (_, versions) => {
  expect(
    Object.values(versions).filter((version) => !/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+$/.test(version)),
  ).toEqual([]);
});
