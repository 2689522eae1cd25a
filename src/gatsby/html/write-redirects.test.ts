import { existsSync, statSync, utimesSync } from "node:fs";
import { temporaryFolder } from "../folder.fixtures";
import { spanish } from "../languages/languages.fixtures";
import { pageLanguagesIn } from "../languages/page-languages";
import { writeRedirects } from "./write-redirects";

const moved = { title: "Moved", text: "Over there: {link}", link: "Go" };
const words = { ...spanish.words, moved };
const hebrew = { ...spanish, code: "he", locale: "he", direction: "rtl" as const, words };
const languagesOf = pageLanguagesIn([hebrew]);
const writeAll = (...redirects: { from: string; to: string }[]) =>
  writeRedirects(pathOf(), redirects, "https://clinic.example", languagesOf);
const { pathOf, read, write } = temporaryFolder();

test("an old address in another language says in it where the page is now, and goes with its redirect", async () => {
  write("index.html", "<!DOCTYPE html><html><head></head></html>");
  await writeAll({ from: "/he/old", to: "/he/new" });

  const page = read("he/old/index.html");
  expect(page).toContain('<html data-to="/he/new" lang="he" dir="rtl">');
  expect(page).toContain("<title>Moved</title>");
  expect(page).toContain('<p>Over there: <a href="/he/new">Go</a></p>');
  await writeAll();
  expect([existsSync(pathOf("he/old/index.html")), existsSync(pathOf("index.html"))]).toEqual([false, true]);
});

test.each([
  ["/providers", "?from=letter#fax", "/providers?from=letter#fax"],
  ["/providers#referral", "?from=letter", "/providers?from=letter#referral"],
  ["/providers#referral", "#fax", "/providers#referral"],
])("the script of a page to %s leads from %s to %s", async (to, rest, expected) => {
  await writeAll({ from: "/old", to });
  const [, script = ""] = /<script>(.*?)<\/script>/.exec(read("old/index.html")) ?? [];
  const replace = jest.fn();
  const location = Object.assign(new URL(`https://clinic.example/old${rest}`), { replace });
  new Function("document", "location", script)({ documentElement: { dataset: { to } } }, location);
  expect(String(replace.mock.lastCall)).toBe(`https://clinic.example${expected}`);
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
