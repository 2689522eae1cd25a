import { contentOf } from "../../content-check/content-of.fixtures";
import { siteOfEachTest } from "../../content-check/valid-site.fixtures";
import { workingFiles } from "../host/working-files";
import { createSaves } from "../saving/saves";
import { closableDay, closingAnswers } from "./closing-answers";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const content = contentOf({
  clinic: { hours: [{ days: weekdays, opens: "07:00", closes: "19:00" }] },
  closures: [
    { id: "thanksgiving-2026", reason: "Thanksgiving", from: "2026-11-26", to: "2026-11-27" },
    { id: "eve-2026", reason: "Christmas Eve", from: "2026-12-24", opens: "09:00", closes: "12:00" },
  ],
});

test.each([
  ["2026-12-01T20:00:00Z", "2026-12-02", undefined],
  // It is the next day already in Greenwich.
  ["2026-12-02T05:00:00Z", "2026-12-02", undefined],
  ["2026-11-25T20:00:00Z", "2026-11-26", "Thursday, November 26, is closed already: Thanksgiving."],
  ["2026-11-26T20:00:00Z", "2026-11-27", "Friday, November 27, is closed already: Thanksgiving."],
  ["2026-12-04T20:00:00Z", "2026-12-05", "Saturday, December 5, is closed already, as every Saturday."],
  [
    "2026-12-23T20:00:00Z",
    "2026-12-24",
    "Thursday, December 24, has hours of its own: Christmas Eve. Change it under Days closed.",
  ],
])("at %s, what keeps anybody from closing %s is: %s", (now, date, obstacle) => {
  const tomorrow = closableDay("tomorrow", new Date(now), content);
  expect(tomorrow).toMatchObject({ date });
  expect(tomorrow.obstacle).toBe(obstacle);
  const aDayLater = new Date(Date.parse(now) + 86_400_000);
  expect(closableDay("today", aDayLater, content)).toEqual(tomorrow);
});

const site = siteOfEachTest();

/** A Sunday at noon in Alaska. */
const noon = () => new Date("2031-06-08T20:00:00Z");
const monday = { date: "2031-06-09", day: "Monday, June 9" };

function answers(problems: Parameters<typeof createSaves>[2] = async () => []) {
  const files = workingFiles(site.folder);
  const saves = createSaves(site.folder, files, problems);
  const ask = closingAnswers(site.folder, files, saves, noon);
  return { saves, ask: async (date: string) => JSON.parse(String((await ask("tomorrow", date)).body)) };
}

test("asking changes nothing, confirming adds a line, and the save can be taken back", async () => {
  const before = site.read("data/closures.json");
  const { ask, saves } = answers();
  expect(await ask("")).toEqual(monday);
  expect(site.read("data/closures.json")).toBe(before);
  expect(await ask(monday.date)).toEqual({ ...monday, isSaved: true });
  const added = JSON.parse(site.read("data/closures.json")).at(-1);
  expect(added).toEqual({ id: "closed-2031-06-09", reason: "Unexpected closure", from: "2031-06-09" });
  expect(await ask("")).toMatchObject({ obstacle: "Monday, June 9, is closed already: Unexpected closure." });
  await saves.takeBack(saves.history()[0]?.id ?? "");
  expect(site.read("data/closures.json")).toBe(before);
});

test("a confirmation from before midnight closes nothing", async () => {
  const before = site.read("data/closures.json");
  const { obstacle } = await answers().ask("2031-06-08");
  expect(obstacle).toBe("It is another day now. Press again.");
  expect(site.read("data/closures.json")).toBe(before);
});

test("what the check finds is said, and nothing is written", async () => {
  const before = site.read("data/closures.json");
  const problem = { file: "data/closures.json", found: "Bad.", expected: "Good.", fix: "Do good." };
  const { obstacle } = await answers(async () => [problem]).ask(monday.date);
  expect(obstacle).toMatch(/^This was not saved\.\nDays closed:\nBad\./);
  expect(site.read("data/closures.json")).toBe(before);
});
