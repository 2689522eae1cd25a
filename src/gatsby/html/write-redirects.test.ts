import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Language } from "../../content-check/translations/languages";
import { englishAreas } from "../../words/catalog";
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
const facts = { siteUrl: "https://clinic.example", languagesOf: pageLanguagesIn([hebrew]) };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "redirects-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("each redirect becomes a page", async () => {
  await writeRedirects(folder, [{ from: "/expect", to: "/appointment" }], facts);

  const page = await readFile(join(folder, "expect", "index.html"), "utf8");
  expect(page).toContain('<link rel="canonical" href="https://clinic.example/appointment">');
  expect(page).toContain('content="0; url=/appointment"');
  expect(page).toContain("location.replace(");
});

test("an old address in another language says in that language where the page is now", async () => {
  await writeRedirects(folder, [{ from: "/he/old", to: "/he/new" }], facts);

  const file = join(folder, "he", "old", "index.html");
  const page = await readFile(file, "utf8");
  expect(page).toContain('<html data-to="/he/new" lang="he" dir="rtl">');
  expect(page).toContain("<title>Moved</title>");
  expect(page).toContain('<p>Over there: <a href="/he/new">Go</a></p>');
  await writeRedirects(folder, [], facts);
  expect(existsSync(file)).toBe(false);
});

test("the page of a removed redirect is deleted", async () => {
  await writeFile(join(folder, "index.html"), "<!DOCTYPE html><html><head></head></html>");
  await writeRedirects(folder, [{ from: "/expect", to: "/appointment" }], facts);
  await writeRedirects(folder, [], facts);

  expect(existsSync(join(folder, "expect", "index.html"))).toBe(false);
  expect(existsSync(join(folder, "index.html"))).toBe(true);
});

test("an up-to-date page is not rewritten", async () => {
  const redirect = { from: "/expect", to: "/appointment" };
  await writeRedirects(folder, [redirect], facts);
  const page = join(folder, "expect", "index.html");
  await utimes(page, 1, 1);
  await writeRedirects(folder, [redirect], facts);
  expect((await stat(page)).mtimeMs).toBe(1000);

  await writeRedirects(folder, [{ ...redirect, to: "/about" }], facts);
  expect(await readFile(page, "utf8")).toContain("url=/about");
});
