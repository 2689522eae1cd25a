/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describeChanges } from "./compare";
import { contentOf } from "./page-digests";
import { readRecords, recordPages } from "./record";

const page = (words: string, script = "app-0123456789abcdef0123.js", style = "a{}") =>
  `<html data-styles="${style.length}"><head><style>${style}</style><link rel="preload" as="script" href="/${script}"/>` +
  `</head><body><h1 class="k${style.length}">${words}</h1><script src="/${script}"></script></body></html>`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "changes-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function build(pages: Record<string, string>): Promise<void> {
  rmSync(join(folder, "public"), { recursive: true, force: true });
  for (const [name, html] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, "public", name)), { recursive: true });
    writeFileSync(join(folder, "public", name), html);
  }
  await recordPages(join(folder, "public"), join(folder, "var"));
}
const told = () => {
  const { before, after } = readRecords(join(folder, "var"));
  return describeChanges(before, after);
};

test("without a build, and after the first, says so", async () => {
  expect(told()).toContain("Run: npm run build");
  await build({ "index.html": page("Home") });
  expect(told()).toContain("first build");
});

test("lists the pages that are new, have changed or are gone, and no others", async () => {
  await build({
    "index.html": page("Home"),
    "about/index.html": page("About"),
    "old/index.html": page("Old"),
  });
  await build({
    "index.html": page("Home"),
    "about/index.html": page("About us"),
    "new/index.html": page("New"),
  });
  expect(told()).toBe(
    "New (1):\n  /new\n\nChanged (1):\n  /about\n\nGone (1):\n  /old\n\nThe site has 3 pages.",
  );
});

test("a folder that is named like a page is none", async () => {
  await build({ "index.html": page("Home"), "page-data/404.html/page-data.json": "{}" });
  await build({ "index.html": page("Home"), "page-data/404.html/page-data.json": "{}" });
  expect(told()).toBe("No page differs from the build before; 1 page looked at.");
});

test("compares with the build before, not with an older one", async () => {
  for (const words of ["Home", "Start", "Start"]) await build({ "index.html": page(words) });
  expect(told()).toBe("No page differs from the build before; 1 page looked at.");
});

test("other scripts and styles change no page", async () => {
  await build({ "index.html": page("Home") });
  await build({ "index.html": page("Home", "app-ffffffffffffffffffff.js", "a { color: red }") });
  expect(told()).toContain("No page differs");
});

test.each([
  [
    "a picture that was replaced",
    '<img src="/static/0aa1/anika.jpg"/>',
    '<img src="/static/0bb2/anika.jpg"/>',
  ],
  ["another address of a link", '<a href="/contact">Write</a>', '<a href="/about">Write</a>'],
  ["what search engines are told", "<title>A</title>", "<title>B</title>"],
  [
    "structured data",
    '<script type="application/ld+json">{"a":1}</script>',
    '<script type="application/ld+json">{"a":2}</script>',
  ],
])("%s is a change", (_, before, after) => {
  expect(contentOf(before)).not.toBe(contentOf(after));
});
