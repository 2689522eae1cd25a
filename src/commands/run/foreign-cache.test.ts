import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../gatsby/folder.fixtures";
import { deleteForeignCache } from "./foreign-cache";

const { pathOf, write } = temporaryFolder();
let project: string;
const cached = () => existsSync(join(project, ".cache/redux"));

/** Does what a build does: looks at the cache, and leaves one. */
function build(): void {
  deleteForeignCache(project);
  mkdirSync(join(project, ".cache/redux"), { recursive: true });
}

beforeEach(() => {
  project = pathOf("site");
  write("site/package-lock.json", "{}");
});

test("the cache of the last build is kept", () => {
  build();
  expect(deleteForeignCache(project)).toBe(false);
  expect(cached()).toBe(true);
});

test("a cache that was made with another major version of Node.js is deleted", () => {
  const deleted = ["22.12.0", "22.20.1", "24.1.0", "24.1.0"].filter((version) =>
    deleteForeignCache(project, version),
  );
  expect(deleted).toEqual(["24.1.0"]);
});

test("a new copy of the project has nothing to delete, and Gatsby takes it for new", () => {
  expect(deleteForeignCache(project)).toBe(false);
  expect(existsSync(join(project, "public"))).toBe(true);
});

/** Goes on in another folder. */
function moveTo(name: string, move: (from: string, to: string) => void): void {
  const before = project;
  project = pathOf(name);
  move(before, project);
}

test.each<[string, () => void]>([
  ["in a folder that was renamed since", () => moveTo("site-2", renameSync)],
  [
    "in the folder that this one is a copy of",
    () => moveTo("copy", (from, to) => cpSync(from, to, { recursive: true })),
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
