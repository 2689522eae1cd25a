/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finishPages } from "./finish-pages";
import { withLateScripts } from "./late-scripts";
import { pageOfGatsby } from "./late-scripts.fixtures";

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
  await finishPages(folder);
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  expect(read("index.html")).toBe(withLateScripts(pageOfGatsby("/")));
  expect(read("about/index.html")).toBe(read("index.html"));
  for (const name of others) expect(read(name)).toBe(pageOfGatsby("/"));
  rmSync(folder, { recursive: true });
});
