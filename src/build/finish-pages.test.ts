/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finishPages } from "./finish-pages";
import { withLateScripts } from "./late-scripts";
import { pageOfGatsby } from "./late-scripts.fixtures";
import { withIntegrity } from "./security/integrity";
import { needsOf } from "./security/needs";

test("all pages of a folder are done, and nothing else", async () => {
  const folder = mkdtempSync(join(tmpdir(), "pages-"));
  mkdirSync(join(folder, "about"));
  // Gatsby makes such a folder for the data of the not-found page.
  mkdirSync(join(folder, "404.html"));
  mkdirSync(join(folder, "_gatsby/slices"), { recursive: true });
  const others = ["words.txt", "_gatsby/slices/_gatsby-scripts-1.html"];
  for (const name of ["index.html", "about/index.html", ...others]) {
    writeFileSync(join(folder, name), pageOfGatsby("/"));
  }
  const needs = await finishPages(folder);
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const finished = withIntegrity(withLateScripts(pageOfGatsby("/")), () => undefined);
  expect(read("index.html")).toBe(finished);
  expect(read("about/index.html")).toBe(read("index.html"));
  for (const name of others) expect(read(name)).toBe(pageOfGatsby("/"));
  expect(needs).toEqual(needsOf([finished]));
  expect(needs.scripts).toHaveLength(1);
  rmSync(folder, { recursive: true });
});
