import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readLastModified } from "./git-last-modified";

let root: string;
let copy: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "history-"));
  copy = join(root, "copy");
  git(root, "init", "--quiet", copy);
  commit("a.json", "2026-01-01T10:00:00Z");
  commit("b.json", "2026-03-01T10:00:00Z");
});
afterEach(() => rmSync(root, { recursive: true }));

function git(folder: string, ...args: string[]): void {
  const who = { GIT_AUTHOR_NAME: "A", GIT_AUTHOR_EMAIL: "a@x.example" };
  const also = {
    GIT_COMMITTER_NAME: "A",
    GIT_COMMITTER_EMAIL: "a@x.example",
    GIT_CONFIG_GLOBAL: "/dev/null",
  };
  execFileSync("git", args, {
    cwd: folder,
    env: { ...process.env, ...who, ...also, ...commitDates },
    stdio: "pipe",
  });
}
let commitDates: Record<string, string> = {};

function commit(name: string, when: string): void {
  commitDates = { GIT_COMMITTER_DATE: when, GIT_AUTHOR_DATE: when };
  writeFileSync(join(copy, name), when);
  git(copy, "add", name);
  git(copy, "commit", "--quiet", "--message", `Change ${name}`);
}
const time = (date: string | undefined) => (date === undefined ? undefined : new Date(date).toISOString());

test.each([
  [["a.json"], "2026-01-01T10:00:00.000Z"],
  [["a.json", "b.json"], "2026-03-01T10:00:00.000Z"],
  [["unknown.json"], undefined],
  [[], undefined],
])("%j last changed at %s", (files, expected) => {
  expect(time(readLastModified(copy)(files))).toBe(expected);
});

test("a file with uncommitted changes has no date", () => {
  appendFileSync(join(copy, "a.json"), "more");
  expect(readLastModified(copy)(["a.json"])).toBeUndefined();
  expect(time(readLastModified(copy)(["b.json"]))).toBe("2026-03-01T10:00:00.000Z");
});

test("an untracked file has no date, and neither have the files looked up with it", () => {
  writeFileSync(join(copy, "é new.json"), "x");
  expect(readLastModified(copy)(["a.json", "é new.json"])).toBeUndefined();
  commit("é new.json", "2026-02-01T10:00:00Z");
  expect(time(readLastModified(copy)(["a.json", "é new.json"]))).toBe("2026-02-01T10:00:00.000Z");
});

test("paths are relative to the folder, also below the root of the working copy", () => {
  mkdirSync(join(copy, "inner"));
  commit("inner/c.json", "2026-04-01T10:00:00Z");
  expect(time(readLastModified(join(copy, "inner"))(["c.json"]))).toBe("2026-04-01T10:00:00.000Z");
  appendFileSync(join(copy, "inner/c.json"), "more");
  expect(readLastModified(join(copy, "inner"))(["c.json"])).toBeUndefined();
});

test("a shallow clone has no dates", () => {
  const shallow = join(root, "shallow");
  git(root, "clone", "--quiet", "--depth", "1", `file://${copy}`, shallow);
  expect(readLastModified(shallow)(["a.json"])).toBeUndefined();
});

test("a folder that is not a Git repository has no dates", () => {
  const bare = mkdtempSync(join(tmpdir(), "no-history-"));
  writeFileSync(join(bare, "a.json"), "x");
  expect(readLastModified(bare)(["a.json"])).toBeUndefined();
  rmSync(bare, { recursive: true });
});
