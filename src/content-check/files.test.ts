import { checkContent } from "./check-content";
import { type Fixture, makeFixture } from "./valid-site.fixtures";

let site: Fixture;
beforeEach(() => {
  site = makeFixture();
});
afterEach(() => site.remove("."));

test("a missing field under a wrong name is one problem", () => {
  site.replace("data/team.json", '"imageUrl"', '"portrait"');
  expect(checkContent(site.folder).problems).toHaveLength(1);
});

test("a link with an extra attribute is one problem", () => {
  site.replace("data/team.json", "<a href='/our-team#anika'>", "<a href='/our-team#anika' target='_blank'>");
  expect(checkContent(site.folder).problems.map(({ found }) => found)).toEqual([
    "The tag is written as <a href='/our-team#anika' target='_blank'>",
  ]);
});

test("a page without links to it is a warning, not a problem", () => {
  const page = JSON.parse(site.read("data/pages/our-team.json"));
  const own = { path: "/feeding", title: "Feeding", description: `${page.description} Feeding.` };
  site.write("data/pages/feeding.json", JSON.stringify({ ...page, ...own }));
  const { problems, warnings } = checkContent(site.folder);
  expect(problems).toEqual([]);
  expect(warnings.map(({ file, found }) => [file, found])).toEqual([
    ["data/pages/feeding.json", "No menu and no other page links to /feeding."],
  ]);
  site.replace("data/navigation.json", '"menu"', '"menu');
  expect(checkContent(site.folder).warnings).toEqual([]);
});

test("hidden files of an operating system are ignored", () => {
  site.write("data/.DS_Store", "");
  site.write("data/pages/.DS_Store", "");
  expect(checkContent(site.folder).problems).toEqual([]);
});

test("having no pages is one problem", () => {
  site.remove("data/pages");
  expect(checkContent(site.folder).problems.map(({ file }) => file)).toEqual(["data/pages"]);
});

test("reports problems of all kinds at once, in reading order", () => {
  site.replace("data/links.json", '"sample": true', '"sample": true,');
  site.replace("data/team.json", '"position"', '"postion"');
  site.replace("data/team.json", "./images/team/ben.jpg", "./images/team/benn.jpg");
  site.replace("data/team.json", "{phone}", "{fone}");
  site.replace("data/pages/home.json", '"phone:main"', '"/nowhere"');
  site.replace("data/pages/home.json", "#welcome", "#gone");
  site.replace("data/pages/home.json", "{email}", "{mail}");
  const locations = checkContent(site.folder).problems.map(
    ({ file, location }) => `${file}:${location?.line}:${location?.column}`,
  );
  expect(locations).toEqual([
    "data/links.json:6:19",
    "data/pages/home.json:25:28",
    "data/pages/home.json:25:101",
    "data/pages/home.json:29:17",
    "data/team.json:5:5",
    "data/team.json:6:79",
    "data/team.json:14:17",
  ]);
});

test("a malformed file has no problems besides its syntax error", () => {
  site.replace("data/testimonials.json", "[", "");
  site.replace("data/team.json", '"id": "anika"', '"id" "anika"');
  site.replace("data/pages/our-team.json", '"kind": "team-list",', '"kind": "team-list"');
  const locations = checkContent(site.folder).problems.map(
    ({ file, location }) => `${file}:${location?.line}`,
  );
  expect(locations).toEqual(["data/pages/our-team.json:22", "data/team.json:3", "data/testimonials.json:8"]);
});
