import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spanish } from "../languages/languages.fixtures";
import { buildSiteScripts, keptPages } from "./language-outputs";

test("the offline page of a language is kept, and those of the pages for first need that are live in it", () => {
  expect(keptPages(spanish)).toEqual(["/es/offline.html", "/es", "/es/contacto"]);
});

test("each language has its own small script, and all scripts are listed once", async () => {
  const folder = mkdtempSync(join(tmpdir(), "scripts-"));
  const { scriptOf, paths } = await buildSiteScripts(folder, [spanish]);
  const [english, own] = [scriptOf(undefined), scriptOf(spanish)];
  expect(own.path).not.toBe(english.path);
  expect(readFileSync(join(folder, own.path), "utf8")).toContain("lunes");
  expect(paths).toEqual([english.path, ...english.others, own.path]);
  rmSync(folder, { recursive: true });
});
