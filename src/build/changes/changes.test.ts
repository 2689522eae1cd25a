/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeChanges } from "./compare";
import { contentDigest, contentOf } from "./content-digest";
import { readRecords, recordPages } from "./record";

const page = (words: string, script = "app-0123456789abcdef0123.js", style = "a{}") =>
  `<html data-sources="${style.length}"><head><style>${style}</style><link rel="preload" as="script" href="/${script}"/>` +
  `</head><body><h1 class="k${style.length}">${words}</h1><template data-compilation="${script.slice(4, -3)}">` +
  `<script src="/${script}"></script></template></body></html>`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "changes-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(pages: Record<string, string>): void {
  const digests = Object.entries(pages).map(([address, html]) => [address, contentDigest(html)]);
  recordPages(folder, Object.fromEntries(digests));
}
const told = () => {
  const { before, after } = readRecords(folder);
  return describeChanges(before, after);
};

test("without a build, and after the first, says so", () => {
  expect(told()).toContain("Run: npm run build");
  build({ "/": page("Home") });
  expect(told()).toContain("first build");
});

test("lists the pages that are new, have changed or are gone, and no others", () => {
  build({
    "/": page("Home"),
    "/about": page("About"),
    "/old": page("Old"),
  });
  build({
    "/": page("Home"),
    "/about": page("About us"),
    "/new": page("New"),
  });
  expect(told()).toBe(
    "New (1):\n  /new\n\nChanged (1):\n  /about\n\nGone (1):\n  /old\n\nThe site has 3 pages.",
  );
});

test("compares with the build before, not with an older one", () => {
  for (const words of ["Home", "Start", "Start"]) build({ "/": page(words) });
  expect(told()).toBe("No page differs from the build before; 1 page looked at.");
});

test("other scripts and styles change no page", () => {
  build({ "/": page("Home") });
  build({ "/": page("Home", "app-ffffffffffffffffffff.js", "a { color: red }") });
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
