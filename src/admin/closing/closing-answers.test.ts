import { type Fixture, makeFixture } from "../../content-check/valid-site.fixtures";
import { workingFiles } from "../host/working-files";
import { createSaves } from "../saving/saves";
import type { When } from "./closable-day";
import { closingAnswers } from "./closing-answers";

let site: Fixture;
beforeEach(() => {
  site = makeFixture();
});
afterEach(() => site.remove("."));

/** A Sunday at noon in Alaska. */
const noon = () => new Date("2031-06-08T20:00:00Z");
const monday = { date: "2031-06-09", day: "Monday, June 9" };

function answers(problems: Parameters<typeof createSaves>[2] = async () => []) {
  const files = workingFiles(site.folder);
  const saves = createSaves(site.folder, files, problems);
  const ask = closingAnswers(site.folder, files, saves, noon);
  return {
    saves,
    ask: async (date: string, when: When = "tomorrow") => JSON.parse(String((await ask(when, date)).body)),
  };
}

test("asking changes nothing, confirming adds a line, and the save can be taken back", async () => {
  const before = site.read("data/closures.json");
  const { ask, saves } = answers();
  expect(await ask("")).toEqual(monday);
  expect(site.read("data/closures.json")).toBe(before);
  expect(await ask(monday.date)).toEqual({ ...monday, isSaved: true });
  const added = JSON.parse(site.read("data/closures.json")).at(-1);
  expect(added).toEqual({ id: "closed-2031-06-09", reason: "Unexpected closure", from: "2031-06-09" });
  expect(await ask("")).toMatchObject({
    obstacle: "Monday, June 9, is closed already: Unexpected closure.",
  });
  await saves.takeBack(saves.history()[0]?.id ?? "");
  expect(site.read("data/closures.json")).toBe(before);
});

test("the button for today closes today", async () => {
  site.replace("data/clinic.json", '"days": [', '"days": ["Sunday", ');
  const { ask } = answers();
  const sunday = { date: "2031-06-08", day: "Sunday, June 8" };
  expect(await ask("", "today")).toEqual(sunday);
  expect(await ask(sunday.date, "today")).toEqual({ ...sunday, isSaved: true });
  expect(JSON.parse(site.read("data/closures.json")).at(-1)).toMatchObject({ from: sunday.date });
});

test("a day is taken back without the day that was closed after it", async () => {
  site.replace("data/clinic.json", '"days": [', '"days": ["Sunday", ');
  const { ask, saves } = answers();
  await ask(monday.date);
  await ask("2031-06-08", "today");
  await saves.takeBack(saves.history()[1]?.id ?? "");
  expect((await ask("")).obstacle).toBeUndefined();
  expect((await ask("", "today")).obstacle).toContain("is closed already");
});

test("a confirmation from before midnight closes nothing", async () => {
  const before = site.read("data/closures.json");
  expect(await answers().ask("2031-06-08")).toMatchObject({
    obstacle: "It is another day now. Press again.",
  });
  expect(site.read("data/closures.json")).toBe(before);
});

test("what the check finds is said, and nothing is written", async () => {
  const before = site.read("data/closures.json");
  const problem = { file: "data/closures.json", found: "Bad.", expected: "Good.", fix: "Do good." };
  const { obstacle } = await answers(async () => [problem]).ask(monday.date);
  expect(obstacle).toMatch(/^This was not saved\.\nDays closed:\nBad\./);
  expect(site.read("data/closures.json")).toBe(before);
});
