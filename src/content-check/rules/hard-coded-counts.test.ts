import { checkContent } from "../check-content";
import { type Fixture, makeFixture } from "../fixture";
import { wordsOf } from "../words-of.fixtures";

let site: Fixture;
beforeEach(() => {
  site = makeFixture();
});
afterEach(() => site.remove("."));

/** The fixture has two people, one service and one partner. */
test.each([
  ["Two people who learn your child's name.", "Two people", "data/team.json", "our people"],
  ["Meet our twelve therapists.", "our twelve therapists", "data/team.json", "our therapists"],
  ["Meet our 12 friendly therapists.", "our 12 friendly therapists", "data/team.json", "our therapists"],
  [
    "Moving, doing, talking: our three therapies.",
    "our three therapies",
    "data/services.json",
    "our therapies",
  ],
])('"%s" is a warning', (text, found, file, instead) => {
  site.replace("data/pages/our-team.json", "Therapy for children.", text);
  const { problems, warnings } = checkContent(site.folder);
  expect(problems).toEqual([]);
  expect(warnings).toEqual([
    expect.objectContaining({
      file: "data/pages/our-team.json",
      found: `"${found}" is a number that was counted by hand.`,
      expected: expect.stringContaining(file),
      fix: `Write it without the number, such as "${instead}".`,
    }),
  ]);
  expect(warnings.map(wordsOf).join("\n\n")).toMatchSnapshot();
});

test.each([
  "Three people can ride the sled.",
  "Our therapists read two books to your child.",
  "Two visits, and then our services begin.",
  "We wrote to 907 families and therapists.",
])('"%s" is not a warning', (text) => {
  site.replace("data/pages/our-team.json", "Therapy for children.", text);
  expect(checkContent(site.folder)).toMatchObject({ problems: [], warnings: [] });
});
