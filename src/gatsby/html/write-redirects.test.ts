import { existsSync, statSync, utimesSync } from "node:fs";
import type { Language } from "../../content-check/translations/languages";
import { englishAreas } from "../../words/catalog";
import { temporaryFolder } from "../folder.fixtures";
import { pageLanguagesIn } from "../languages/page-languages";
import { writeRedirects } from "./write-redirects";

const hebrew: Language = {
  code: "he",
  name: "עברית",
  english: "Hebrew",
  locale: "he",
  direction: "rtl",
  words: { ...englishAreas, moved: { title: "Moved", text: "Over there: {link}", link: "Go" } },
  texts: new Map(),
  untranslated: [],
  pages: new Map(),
  websites: new Set(),
};
const languagesOf = pageLanguagesIn([hebrew]);
const writeAll = (...redirects: { from: string; to: string }[]) =>
  writeRedirects(pathOf(), redirects, "https://clinic.example", languagesOf);
const { pathOf, read, write } = temporaryFolder();

test("each redirect becomes a page", async () => {
  await writeAll({ from: "/expect", to: "/appointment" });

  const page = read("expect/index.html");
  expect(page).toContain('<link rel="canonical" href="https://clinic.example/appointment">');
  expect(page).toContain('content="0; url=/appointment"');
  expect(page).toContain("location.replace(");
});

test("an old address in another language says in that language where the page is now", async () => {
  await writeAll({ from: "/he/old", to: "/he/new" });

  const page = read("he/old/index.html");
  expect(page).toContain('<html data-to="/he/new" lang="he" dir="rtl">');
  expect(page).toContain("<title>Moved</title>");
  expect(page).toContain('<p>Over there: <a href="/he/new">Go</a></p>');
  await writeAll();
  expect(existsSync(pathOf("he/old/index.html"))).toBe(false);
});

test("the page of a removed redirect is deleted", async () => {
  write("index.html", "<!DOCTYPE html><html><head></head></html>");
  await writeAll({ from: "/expect", to: "/appointment" });
  await writeAll();

  expect(existsSync(pathOf("expect/index.html"))).toBe(false);
  expect(existsSync(pathOf("index.html"))).toBe(true);
});

test("an up-to-date page is not rewritten", async () => {
  const redirect = { from: "/expect", to: "/appointment" };
  await writeAll(redirect);
  utimesSync(pathOf("expect/index.html"), 1, 1);
  await writeAll(redirect);
  expect(statSync(pathOf("expect/index.html")).mtimeMs).toBe(1000);

  await writeAll({ ...redirect, to: "/about" });
  expect(read("expect/index.html")).toContain("url=/about");
});
