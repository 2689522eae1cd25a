import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { siteOfEachTest } from "../../content-check/valid-site.fixtures";
import { lastValidDataDir, syncLastValidContent } from "./last-valid-content";

const site = siteOfEachTest();

const copied = (name: string) => readFileSync(join(site.folder, lastValidDataDir, name), "utf8");

test("copies valid content: changed text, changed pictures and deletions", async () => {
  await syncLastValidContent(site.folder);
  expect(copied("team.json")).toBe(site.read("data/team.json"));
  site.replace("data/team.json", "Ben sings.", "Ben hums.");
  const portrait = readFileSync("tests/pictures/portrait.jpg");
  site.write("data/images/team/anika.jpg", Buffer.concat([portrait, Buffer.from("another")]));
  site.write("data/images/team/rosa.jpg", portrait);
  await syncLastValidContent(site.folder);
  expect(copied("team.json")).toContain("Ben hums.");
  expect(copied("images/team/anika.jpg")).toBe(site.read("data/images/team/anika.jpg"));
  site.remove("data/images/team/rosa.jpg");
  await syncLastValidContent(site.folder);
  expect(existsSync(join(site.folder, lastValidDataDir, "images/team/rosa.jpg"))).toBe(false);
});

test("keeps the last valid content while there is a problem, and copies the fix", async () => {
  await syncLastValidContent(site.folder);
  const before = copied("team.json");
  site.replace("data/team.json", '"Ben Sample",', '"Ben Otter"');
  expect((await syncLastValidContent(site.folder)).problems).toHaveLength(1);
  expect(copied("team.json")).toBe(before);
  site.replace("data/team.json", '"Ben Otter"', '"Ben Otter",');
  expect((await syncLastValidContent(site.folder)).problems).toEqual([]);
  expect(copied("team.json")).toContain("Ben Otter");
});

test("copies invalid content if there is no valid content yet", async () => {
  site.replace("data/team.json", '"Ben Sample",', '"Ben Sample"');
  expect((await syncLastValidContent(site.folder)).problems).toHaveLength(1);
  expect(copied("team.json")).toBe(site.read("data/team.json"));
});
