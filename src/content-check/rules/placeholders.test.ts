import { readFileSync } from "node:fs";
import { factNames } from "../../content/clinic-fact-names";
import { checkContent } from "../check-content";
import { makeFixture } from "../fixture";
import { wordsOf } from "../words-of.fixtures";

test("the editors' guide lists exactly the existing facts", () => {
  const guide = readFileSync("docs/editors/pages.md", "utf8");
  const named = [...guide.matchAll(/`\{(\w+)\}`/g)].map(([, name]) => name);
  expect([...new Set(named)].sort()).toEqual([...factNames].sort());
});

test.each([
  ["{insurers}", "accepted"],
  ["{inNetwork}", "inNetwork"],
  ["{homeschool}", "homeschool"],
])("%s is refused only while its list is empty", (fact, list) => {
  const site = makeFixture();
  site.replace("data/pages/home.json", "{email}", fact);
  const before = checkContent(site.folder).problems;
  const clinic = JSON.parse(site.read("data/clinic.json"));
  const insurance = { ...clinic.insurance, [list]: [] };
  site.write("data/clinic.json", JSON.stringify({ ...clinic, insurance }, null, 2));
  const { problems } = checkContent(site.folder);
  site.remove(".");
  expect(before).toEqual([]);
  expect(problems).toMatchObject([
    {
      file: "data/pages/home.json",
      found: expect.stringContaining(`"${list}" in data/clinic.json is empty`),
    },
  ]);
  expect(problems.map(wordsOf).join("\n\n")).toMatchSnapshot();
});
