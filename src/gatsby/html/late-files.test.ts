import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lateFilesIn, withLateFiles } from "./late-files";

const folder = mkdtempSync(join(tmpdir(), "late-files-"));
const group = {
  assets: [{ name: "styles.1.css" }, { name: "214-a.js" }, { name: "component---about-b.js" }],
};
const search = { assets: [{ name: "search-c.js" }] };
write("webpack.stats.json", { namedChunkGroups: { "component---about": group, search } });
for (const path of ["about", "index"])
  write(`page-data/${path}/page-data.json`, {
    componentChunkName: "component---about",
    staticQueryHashes: ["77"],
  });

function write(file: string, content: object): void {
  mkdirSync(join(folder, file, ".."), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(content));
}

const preload = (file: string) =>
  `<link rel="preload" as="fetch" crossorigin="anonymous" href="/page-data/${file}.json">`;

test.each([
  ["/about", "about"],
  ["/", "index"],
])("the files of %s are its scripts, its data and its static queries", (path, name) => {
  expect(lateFilesIn(folder)(path)).toEqual([
    '<script src="/214-a.js" async></script>',
    '<script src="/component---about-b.js" async></script>',
    preload("app-data"),
    preload(`${name}/page-data`),
    preload("sq/d/77"),
  ]);
});

test("a page that Gatsby has not made has none, and is unchanged", () => {
  const tags = lateFilesIn(folder)("/old-path");
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
