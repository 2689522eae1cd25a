import { temporaryFolder } from "../folder.fixtures";
import { precacheManifest, withoutScripts } from "./build-service-worker";

const pages = ["index", "appointment", "appointment/first-visit", "appointment/getting-here", "contact"];
const { pathOf, write } = temporaryFolder();
beforeEach(() => {
  for (const page of pages) {
    const html = `<link rel="preload" href="/static/body.woff2"><link href="https://elsewhere.example/a.js"><a href="/sheet.png"></a><img src="/large.png"><template id="site-script"><script src="/site.js"></script></template><template id="late-scripts"><script src="/app.js"></script></template>`;
    write(page === "index" ? "index.html" : `${page}/index.html`, html);
  }
  for (const name of ["static/body.woff2", "site.js", "offline.html"]) write(name, "x");
});

test("precaches pages with their script and fonts, but no React, pictures or files of other origins", () => {
  const addresses = pages.map((page) => `/${page}`.replace("/index", "/"));
  expect(Object.keys(precacheManifest(pathOf())).sort()).toEqual([
    ...addresses,
    "/offline.html",
    "/site.js",
    "/static/body.woff2",
  ]);
});

test("a changed page changes only its own entry in the manifest", () => {
  const before = precacheManifest(pathOf());
  expect(precacheManifest(pathOf())).toEqual(before);
  write("offline.html", "other words");
  const { "/offline.html": changed, ...others } = precacheManifest(pathOf());
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
