/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { oldestEngines } from "./oldest-engines";

test("package.json names the oldest version of five engines", () => {
  expect(Object.fromEntries(oldestEngines())).toEqual({
    safari: "15.4",
    ios_saf: "15.4",
    chrome: "100",
    firefox: "100",
    edge: "100",
  });
});

test("an entry that names no oldest version is refused, with the way to write it", () => {
  const folder = mkdtempSync(join(tmpdir(), "browserslist-"));
  writeFileSync(join(folder, "package.json"), '{ "browserslist": ["last 2 versions"] }');
  expect(() => oldestEngines(folder)).toThrow(
    '"browserslist" has the entry "last 2 versions". Write it as an engine and its oldest version, such as "safari >= 15.4".',
  );
  rmSync(folder, { recursive: true });
});
