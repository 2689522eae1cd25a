import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { withoutScripts } from "./offline-page";
import { precacheManifest } from "./precache-manifest";

const pages = ["index", "appointment", "contact"];
let folder: string;

function write(name: string, content: string | object): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "offline-"));
  for (const page of pages) {
    const html = `<link rel="preload" href="/static/body.woff2"><link href="https://elsewhere.example/a.js"><a href="/sheet.png"></a><img src="/large.png"><script src="/app.js"></script>`;
    write(page === "index" ? "index.html" : `${page}/index.html`, html);
    write(`page-data/${page}/page-data.json`, { componentChunkName: page, staticQueryHashes: ["123"] });
    write(`${page}-chunk.js`, page);
  }
  const chunks = pages.map((page) => [page, ["styles.css", `${page}-chunk.js`]]);
  write("webpack.stats.json", { assetsByChunkName: Object.fromEntries(chunks) });
  for (const name of ["page-data/sq/d/123.json", "page-data/app-data.json", "offline.html"])
    write(name, "{}");
  for (const name of ["static/body.woff2", "app.js"]) write(name, "x");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("precaches pages with their data, scripts and fonts, but no pictures or files of other origins", () => {
  expect(Object.keys(precacheManifest(folder)).sort()).toEqual([
    "/",
    "/app.js",
    "/appointment",
    "/appointment-chunk.js",
    "/contact",
    "/contact-chunk.js",
    "/index-chunk.js",
    "/offline.html",
    "/page-data/app-data.json",
    "/page-data/appointment/page-data.json",
    "/page-data/contact/page-data.json",
    "/page-data/index/page-data.json",
    "/page-data/sq/d/123.json",
    "/static/body.woff2",
  ]);
});

test("a changed page changes only its own entry in the manifest", () => {
  const before = precacheManifest(folder);
  expect(precacheManifest(folder)).toEqual(before);
  write("offline.html", "other words");
  const { "/offline.html": changed, ...others } = precacheManifest(folder);
  expect(changed).not.toBe(before["/offline.html"]);
  expect(before).toMatchObject(others);
});

test("Gatsby's scripts are removed from the offline page, and removing them is idempotent", () => {
  const page = withoutScripts(
    '<main>Words</main><!-- slice-start id="_gatsby-scripts-1" --><script src="/app.js"></script><!-- slice-end id="_gatsby-scripts-1" --></body>',
  );
  expect(page).toBe("<main>Words</main></body>");
  expect(withoutScripts(page)).toBe(page);
});
