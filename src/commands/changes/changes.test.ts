import {
  contentDigest,
  contentOf,
  markBuildStarted,
  readBuildHistory,
  recordBuild,
} from "../../gatsby/changes/record";
import { temporaryFolder } from "../../gatsby/folder.fixtures";
import { describeChanges } from "./compare";

const page = (words: string, script = "app-0123456789abcdef0123.js", style = "a{}") =>
  `<html data-sources="${style.length}"><head><style>${style}</style><link rel="preload" as="script" href="/${script}"/>` +
  `</head><body><h1 class="k${style.length}">${words}</h1><template data-compilation="${script.slice(4, -3)}">` +
  `<script src="/${script}"></script></template></body></html>`;

const { pathOf } = temporaryFolder();
const digestsOf = (pages: Record<string, string>) =>
  Object.fromEntries(Object.entries(pages).map(([address, html]) => [address, contentDigest(html)]));
function build(pages: Record<string, string>, others: Record<string, string> = {}): void {
  markBuildStarted(pathOf());
  recordBuild(pathOf(), { pages: digestsOf(pages), others: digestsOf(others) });
}
const changes = () => describeChanges(readBuildHistory(pathOf()));

test("reports that there is no build yet, or only one", () => {
  expect(changes()).toContain("Run: npm run build");
  build({ "/": page("Home") });
  expect(changes()).toContain("first build");
});

test("lists only new, changed and removed pages", () => {
  build({ "/": page("Home"), "/about": page("About"), "/old": page("Old") });
  build({ "/": page("Home"), "/about": page("About us"), "/new": page("New") });
  expect(changes()).toBe(
    "New (1):\n  /new\n\nChanged (1):\n  /about\n\nRemoved (1):\n  /old\n\nThe website has 3 pages.",
  );
});

test("counts only content pages, and lists redirects and error pages separately", () => {
  build({ "/": page("Home") }, { "/404": page("Not found"), "/staff": page("Redirect") });
  build({ "/": page("Home") }, { "/404": page("Gone"), "/staff": page("Redirect"), "/visit": page("To") });
  expect(changes()).toBe("Redirects and error pages (2):\n  /404\n  /visit\n\nThe website has 1 page.");
});

test("compares with the previous build, not with an older one", () => {
  for (const words of ["Home", "Start", "Start"]) build({ "/": page(words) });
  expect(changes()).toBe("No page has changed since the build before. The website has 1 page.");
});

test("reports that the last build failed until one succeeds", () => {
  markBuildStarted(pathOf());
  expect(changes()).toContain("The first build failed");
  build({ "/": page("Home") });
  build({ "/": page("Start") });
  markBuildStarted(pathOf());
  expect(changes()).toMatch(/^The last build failed[\s\S]+Changed \(1\):\n {2}\/\n/);
  build({ "/": page("Start") });
  expect(changes()).not.toContain("failed");
});

test("ignores changes of scripts and styles", () => {
  build({ "/": page("Home") });
  build({ "/": page("Home", "app-ffffffffffffffffffff.js", "a { color: red }") });
  expect(changes()).toContain("No page has changed");
});

test.each([
  ["a replaced picture", '<img src="/static/0aa1/anika.jpg"/>', '<img src="/static/0bb2/anika.jpg"/>'],
  ["a link's URL", '<a href="/contact">Write</a>', '<a href="/about">Write</a>'],
  ["the title", "<title>A</title>", "<title>B</title>"],
  [
    "structured data",
    '<script type="application/ld+json">{"a":1}</script>',
    '<script type="application/ld+json">{"a":2}</script>',
  ],
])("%s counts as a change", (_, before, after) => {
  expect(contentOf(before)).not.toBe(contentOf(after));
});
