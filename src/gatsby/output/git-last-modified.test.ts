import { execFileSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { temporaryFolder } from "../folder.fixtures";
import { readLastModified } from "./git-last-modified";

const { pathOf, write } = temporaryFolder();
let copy: string;
beforeEach(() => {
  copy = pathOf("copy");
  git(pathOf(), "init", "--quiet", copy);
  commit("a.json", "2026-01-01T10:00:00Z");
  commit("b.json", "2026-03-01T10:00:00Z");
});

let committed = "";
function git(folder: string, ...args: string[]): void {
  const who = ["-c", "user.name=A", "-c", "user.email=a@x.example"];
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_COMMITTER_DATE: committed };
  execFileSync("git", [...who, ...args], { cwd: folder, env, stdio: "pipe" });
}

function commit(name: string, when: string): void {
  committed = when;
  write(`copy/${name}`, when);
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
  appendFileSync(pathOf("copy/a.json"), "more");
  expect(readLastModified(copy)(["a.json"])).toBeUndefined();
  expect(time(readLastModified(copy)(["b.json"]))).toBe("2026-03-01T10:00:00.000Z");
});

test("an untracked file has no date, and neither have the files looked up with it", () => {
  write("copy/é new.json", "x");
  expect(readLastModified(copy)(["a.json", "é new.json"])).toBeUndefined();
  commit("é new.json", "2026-02-01T10:00:00Z");
  expect(time(readLastModified(copy)(["a.json", "é new.json"]))).toBe("2026-02-01T10:00:00.000Z");
});

test("paths are relative to the folder, also below the root of the working copy", () => {
  commit("inner/c.json", "2026-04-01T10:00:00Z");
  expect(time(readLastModified(pathOf("copy/inner"))(["c.json"]))).toBe("2026-04-01T10:00:00.000Z");
  appendFileSync(pathOf("copy/inner/c.json"), "more");
  expect(readLastModified(pathOf("copy/inner"))(["c.json"])).toBeUndefined();
});

test("a shallow clone has no dates", () => {
  const shallow = pathOf("shallow");
  git(pathOf(), "clone", "--quiet", "--depth", "1", `file://${copy}`, shallow);
  expect(readLastModified(shallow)(["a.json"])).toBeUndefined();
});

test("a folder that is not a Git repository has no dates", () => {
  write("bare/a.json", "x");
  expect(readLastModified(pathOf("bare"))(["a.json"])).toBeUndefined();
});
