/** @jest-environment node */

import { checkContent } from "./check-content";
import { type Fixture, makeFixture } from "./fixture";
import { brokenWholes } from "./invalid-cases/wholes.cases";

let site: Fixture;
beforeEach(() => {
  site = makeFixture();
});
afterEach(() => site.remove("."));

test.each(Object.entries(brokenWholes))("finds %s, and nothing else", (_, { change, file, says }) => {
  change(site);
  const { problems } = checkContent(site.folder);
  expect(problems.map((problem) => problem.file)).toEqual([file]);
  const words = Object.values(problems[0] ?? {}).join("\n");
  for (const each of [says].flat()) expect(words).toContain(each);
});

test("an unknown field in place of the one that is missing is one problem", () => {
  site.replace("data/team.json", '"imageUrl"', '"portrait"');
  expect(checkContent(site.folder).problems).toHaveLength(1);
});

test("a link with a further attribute is one problem", () => {
  site.replace("data/team.json", "<a href='/our-team#anika'>", "<a href='/our-team#anika' target='_blank'>");
  expect(checkContent(site.folder).problems.map(({ found }) => found)).toEqual([
    "The tag is written as <a href='/our-team#anika' target='_blank'>",
  ]);
});

test("hidden files of an operating system are none of its business", () => {
  site.write("data/.DS_Store", "");
  site.write("data/pages/.DS_Store", "");
  expect(checkContent(site.folder).problems).toEqual([]);
});

test("no page at all is one problem", () => {
  site.remove("data/pages");
  expect(checkContent(site.folder).problems.map(({ file }) => file)).toEqual(["data/pages"]);
});

test("reports problems of all kinds in one go, in reading order", () => {
  site.replace("data/links.json", '"sample": true', '"sample": true,');
  site.replace("data/team.json", '"position"', '"postion"');
  site.replace("data/team.json", "./images/team/ben.jpg", "./images/team/benn.jpg");
  site.replace("data/team.json", "{phone}", "{fone}");
  site.replace("data/pages/home.json", '"phone:main"', '"/nowhere"');
  const places = checkContent(site.folder).problems.map(({ file, location }) => `${file}:${location?.line}`);
  expect(places).toEqual([
    "data/links.json:6",
    "data/pages/home.json:29",
    "data/team.json:5",
    "data/team.json:6",
    "data/team.json:14",
  ]);
});

test("a malformed file is not also blamed for what can't be read in it", () => {
  site.replace("data/testimonials.json", "[", "");
  site.replace("data/team.json", '"id": "anika"', '"id" "anika"');
  site.replace("data/pages/our-team.json", '"kind": "team-list",', '"kind": "team-list"');
  const places = checkContent(site.folder).problems.map(({ file, location }) => `${file}:${location?.line}`);
  expect(places).toEqual(["data/pages/our-team.json:22", "data/team.json:3", "data/testimonials.json:8"]);
});
