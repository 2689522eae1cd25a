/** @jest-environment jsdom */
import { temporaryFolder } from "../folder.fixtures";
import { deferScripts, lateFilesIn, withLateFiles } from "./late-files";
import { pageOfGatsby } from "./late-files.fixtures";

const { pathOf, write } = temporaryFolder();
const group = {
  assets: [{ name: "styles.1.css" }, { name: "214-a.js" }, { name: "component---about-b.js" }],
};
const search = { assets: [{ name: "search-c.js" }] };
beforeEach(() => {
  const stats = { namedChunkGroups: { "component---about": group, search } };
  write("webpack.stats.json", JSON.stringify(stats));
  const data = JSON.stringify({ componentChunkName: "component---about", staticQueryHashes: ["77"] });
  for (const path of ["about", "index"]) write(`page-data/${path}/page-data.json`, data);
});

const preload = (file: string) =>
  `<link rel="preload" as="fetch" crossorigin="anonymous" href="/page-data/${file}.json">`;

test.each([
  ["/about", "about"],
  ["/", "index"],
])("the files of %s are its scripts, its data and its static queries", (path, name) => {
  expect(lateFilesIn(pathOf())(path)).toEqual([
    '<script src="/214-a.js" async></script>',
    '<script src="/component---about-b.js" async></script>',
    preload("app-data"),
    preload(`${name}/page-data`),
    preload("sq/d/77"),
  ]);
});

test("a page that Gatsby has not made has none, and is unchanged", () => {
  const tags = lateFilesIn(pathOf())("/old-path");
  expect(tags).toEqual([]);
  expect(withLateFiles("<body>Moved</body>", tags)).toBe("<body>Moved</body>");
});

test("the tags are in a template at the end of the page, and those of a later build replace them", () => {
  const first = withLateFiles("<body><p>Words</p></body>", ["<script src='/1.js'></script>"]);
  expect(first).toBe(
    `<body><p>Words</p><template id="late-files"><script src='/1.js'></script></template></body>`,
  );
  expect(withLateFiles(first, ["<b>$&</b>"])).toBe(
    `<body><p>Words</p><template id="late-files"><b>$&</b></template></body>`,
  );
});

const page = deferScripts(pageOfGatsby("/about"));

describe("deferring the scripts of a page", () => {
  test("Gatsby's script tags are in a template, unchanged", () => {
    expect(page).toContain(
      '<template id="late-scripts" data-compilation="a9fb41"><script src="/webpack-runtime-22.js" async></script><script src="/framework-89.js" integrity="sha384-x" async></script><script src="/app-24.js" async></script></template>',
    );
    const document = new DOMParser().parseFromString(page, "text/html");
    expect(document.scripts).toHaveLength(0);
  });

  test("all pages have the same scripts", () => {
    expect(deferScripts(pageOfGatsby("/404.html"))).toBe(page);
  });

  test("it is idempotent, and keeps the comments by which Gatsby finds its scripts", () => {
    expect(deferScripts(page)).toBe(page);
    expect(page.match(/<!-- slice-(start|end) id="_gatsby-scripts-1" -->/g)).toHaveLength(2);
  });

  test("a page without Gatsby's scripts is unchanged", () => {
    const moved = "<script>location.replace('/contact')</script>";
    expect(deferScripts(moved)).toBe(moved);
  });

  test.each(['<script src="/app-24.js" async></script>', 'window.___webpackCompilationHash="a9"'])(
    "unexpected script markup stops the build: %s",
    (inside) => {
      const unknown = `<!-- slice-start id="_gatsby-scripts-1" -->${inside}<!-- slice-end id="_gatsby-scripts-1" -->`;
      expect(() => deferScripts(unknown)).toThrow("script tags have changed");
    },
  );
});
