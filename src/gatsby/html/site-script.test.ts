import { readdirSync } from "node:fs";
import { Script } from "node:vm";
import { cacheControl, immutable } from "../../shared/http/caching";
import { pseudo, pseudoCatalog } from "../../words/pseudo.fixtures";
import { temporaryFolder } from "../folder.fixtures";
import { spanish } from "../languages/languages.fixtures";
import { buildSiteScript, buildSiteScripts, keptPages, withSiteScript } from "./site-script";

const script = { early: 'calm("$&")', path: `/site-${"a".repeat(20)}.js` };
const page =
  '<html><head><meta charSet="utf-8"/><title>About</title></head><body id="___gatsby"></body></html>';

const { pathOf, read } = temporaryFolder();
/** The code of a script, without the escapes by which esbuild keeps it in ASCII. */
const codeOf = (path = "") =>
  read(path).replace(/\\u([\dA-F]{4})|\\x([\dA-F]{2})/g, (_, wide, narrow) =>
    String.fromCharCode(Number.parseInt(wide ?? narrow, 16)),
  );

test("a page gets the early script right after its charset, and a template with the other one at its end", () => {
  expect(withSiteScript(page, script)).toBe(
    page
      .replace('utf-8"/>', () => `utf-8"/><script data-early>${script.early}</script>`)
      .replace(
        "</body>",
        `<template id="site-script"><script src="${script.path}"></script></template></body>`,
      ),
  );
});

test("a page of the previous build gets the new scripts in place of the old", () => {
  const before = withSiteScript(page, { early: "old()", path: `/site-${"b".repeat(20)}.js` });
  const withDigest = before.replace('.js"></script>', '.js" integrity="sha384-x"></script>');
  expect(withSiteScript(withDigest, script)).toBe(withSiteScript(page, script));
});

test.each(["<html><head><title>This page has moved</title></head></html>", "<p>Words</p>"])(
  "what is not a page of Gatsby is unchanged: %s",
  (html) => {
    expect(withSiteScript(html, script)).toBe(html);
  },
);

test("the scripts are built under a name that may be cached forever, and the same code has the same name", async () => {
  const first = await buildSiteScript(pathOf());
  expect(await buildSiteScript(pathOf())).toEqual(first);
  const names = readdirSync(pathOf())
    .filter((name) => !name.endsWith(".map"))
    .sort();
  expect(names).toEqual([
    expect.stringMatching(/^language-offer-[0-9a-f]{20}\.js$/),
    expect.stringMatching(/^search-box-[0-9a-f]{20}\.js$/),
    first.path.slice(1),
    expect.stringMatching(/^vitals-[0-9a-f]{20}\.js$/),
  ]);
  for (const name of names) expect(cacheControl(`/${name}`)).toBe(immutable);
  expect(codeOf(first.path)).toContain("open-status");
  expect(codeOf(`${first.path}.map`)).toContain('"src/elements/main.ts"');
  expect(first.early).toContain("localStorage");
});

test("the scripts of pages are plain scripts, which may not export", async () => {
  const { early, path } = await buildSiteScript(pathOf());
  const other = await buildSiteScript(pathOf(), { catalog: pseudoCatalog, kept: [] });
  for (const code of [early, codeOf(path), codeOf(other.path)]) expect(() => new Script(code)).not.toThrow();
});

test("the script of another language has its words and none in English, and asks for the pages that it keeps", async () => {
  const english = await buildSiteScript(pathOf());
  const other = await buildSiteScript(pathOf(), { catalog: pseudoCatalog, kept: ["/es/cita"] });
  const words = ["Open now, until {time}", "Loading the video…", "{shown} of {all} are shown."];
  for (const word of words) {
    expect(codeOf(english.path)).toContain(word);
    expect(codeOf(other.path)).toContain(pseudo(word));
    expect(codeOf(other.path)).not.toContain(word);
  }
  expect(codeOf(other.path)).toContain('"/es/cita"');
  expect(codeOf(english.path)).not.toContain("caches");
});

test("the offer of another language is in a script of its own", async () => {
  const offers = { es: { offer: "Este sitio", close: "Cerrar" } };
  const { path, others } = await buildSiteScript(pathOf(), undefined, offers);
  expect(codeOf(others.find((other) => other.startsWith("/language-offer")))).toContain("Este sitio");
  expect(codeOf(path)).not.toContain("Este sitio");
});

test("the offline page of a language is kept, and those of the pages for first need that are live in it", () => {
  expect(keptPages(spanish)).toEqual(["/es/offline.html", "/es", "/es/contacto"]);
});

test("each language has its own small script, and all scripts are listed once", async () => {
  const { scriptOf, paths } = await buildSiteScripts(pathOf(), [spanish]);
  const [english, own] = [scriptOf(undefined), scriptOf(spanish)];
  expect(own.path).not.toBe(english.path);
  expect(codeOf(own.path)).toContain("lunes");
  expect(paths).toEqual([english.path, ...english.others, own.path]);
});
