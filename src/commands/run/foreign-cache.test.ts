import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteForeignCache } from "./foreign-cache";

let parent: string;
let project: string;
const cached = () => existsSync(join(project, ".cache/redux"));

/** Does what a build does: looks at the cache, and leaves one. */
function build(): void {
  deleteForeignCache(project);
  mkdirSync(join(project, ".cache/redux"), { recursive: true });
}

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "caches-"));
  project = join(parent, "site");
  mkdirSync(project);
  writeFileSync(join(project, "package-lock.json"), "{}");
});
afterEach(() => {
  rmSync(parent, { recursive: true });
});

test("the cache of the last build is kept", () => {
  build();
  expect(deleteForeignCache(project)).toBe(false);
  expect(cached()).toBe(true);
});

test("a cache that was made with another major version of Node.js is deleted", () => {
  const versions = ["22.12.0", "22.20.1", "24.1.0", "24.1.0"];
  expect(versions.map((version) => deleteForeignCache(project, version))).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test("a new copy of the project has nothing to delete, and Gatsby takes it for new", () => {
  expect(deleteForeignCache(project)).toBe(false);
  expect(existsSync(join(project, "public"))).toBe(true);
});

test.each<[string, () => void]>([
  [
    "in a folder that was renamed since",
    () => {
      renameSync(project, join(parent, "site-2"));
      project = join(parent, "site-2");
    },
  ],
  [
    "in the folder that this one is a copy of",
    () => {
      cpSync(project, join(parent, "copy"), { recursive: true });
      project = join(parent, "copy");
    },
  ],
  ["with other packages", () => writeFileSync(join(project, "package-lock.json"), '{ "changed": true }')],
  ["nobody knows where", () => rmSync(join(project, ".cache/webpack"), { recursive: true })],
])("a cache that was made %s is deleted", (_, change) => {
  build();
  change();
  expect(deleteForeignCache(project)).toBe(true);
  expect(cached()).toBe(false);
  expect(deleteForeignCache(project)).toBe(false);
});
