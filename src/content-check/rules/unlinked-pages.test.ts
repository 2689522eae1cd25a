import { checkContent } from "../check-content";
import { type Fixture, makeFixture } from "../fixture";
import { wordsOf } from "../words-of.fixtures";

let site: Fixture;
beforeEach(() => {
  site = makeFixture();
  const page = JSON.parse(site.read("data/pages/behavior.json"));
  const feeding = {
    ...page,
    path: "/feeding",
    title: "Feeding",
    description: `${page.description} Feeding.`,
  };
  const blocks = page.blocks.filter(({ kind }: { kind: string }) => kind === "page-hero");
  site.write(
    "data/pages/feeding.json",
    JSON.stringify({ ...feeding, blocks: [{ ...blocks[0], links: undefined }] }),
  );
});
afterEach(() => site.remove("."));

const warnings = () => checkContent(site.folder).warnings.map(({ file, found }) => `${file}: ${found}`);

/** Adds an entry to a list in a file of the fixture. */
function add(name: string, path: readonly (string | number)[], entry: unknown): void {
  const data = JSON.parse(site.read(name));
  const list = path.reduce((part, step) => part[step], data);
  list.push(entry);
  site.write(name, JSON.stringify(data, null, 2));
}

test("a page without links to it is a warning, not a problem", () => {
  const result = checkContent(site.folder);
  expect(result.problems).toEqual([]);
  expect(result.warnings).toEqual([
    expect.objectContaining({
      file: "data/pages/feeding.json",
      field: '"path"',
      found: "No menu and no other page links to /feeding.",
      fix: "Add it to data/navigation.json, or link to it from a page.",
    }),
  ]);
  expect(result.warnings.map(wordsOf).join("\n\n")).toMatchSnapshot();
});

const prose = (text: string) => ({ kind: "prose", heading: "More", text });
const service = {
  ...{ id: "feeding", name: "Feeding", path: "/feeding", summary: "Helps with food." },
  ...{ firstVisit: "You eat.", reviewed: new Date().toISOString().slice(0, 10) },
};

test.each<[string, () => void]>([
  ["a menu entry", () => add("data/navigation.json", ["menu"], { name: "Feeding", id: "/feeding" })],
  [
    "a submenu entry",
    () => add("data/navigation.json", ["menu", 1, "subLinks"], { label: "Feeding", path: "/feeding" }),
  ],
  ["a quick link", () => add("data/navigation.json", ["quickLinks"], { label: "Feeding", to: "/feeding" })],
  [
    "a link in a text",
    () => add("data/pages/home.json", ["blocks"], prose("<p><a href='/feeding'>Feeding</a></p>")),
  ],
  [
    "a button",
    () => add("data/pages/home.json", ["blocks", 1, "actions"], { label: "Feeding", to: "/feeding" }),
  ],
  [
    "a list of services",
    () => {
      add("data/services.json", [], service);
      add("data/pages/home.json", ["blocks"], {
        kind: "related-services",
        heading: "More",
        services: ["feeding"],
      });
    },
  ],
])("%s counts as a link to it", (_, link) => {
  link();
  expect(checkContent(site.folder).problems).toEqual([]);
  expect(warnings()).toEqual([]);
});

test.each<[string, () => void]>([
  [
    "a link on itself",
    () => add("data/pages/feeding.json", ["blocks"], prose("<p><a href='/feeding'>Here</a></p>")),
  ],
  ["its service alone", () => add("data/services.json", [], service)],
  ["a redirect", () => add("data/redirects.json", [], { from: "/food", to: "/feeding" })],
])("%s does not count as a link to it", (_, link) => {
  link();
  expect(checkContent(site.folder).problems).toEqual([]);
  expect(warnings()).toEqual(["data/pages/feeding.json: No menu and no other page links to /feeding."]);
});

test("reports nothing if a file is malformed", () => {
  site.replace("data/navigation.json", '"menu"', '"menu');
  expect(warnings()).toEqual([]);
});
