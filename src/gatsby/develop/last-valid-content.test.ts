/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Fixture, makeFixture } from "../../content-check/fixture";
import { lastValidDataDir, syncLastValidContent } from "./last-valid-content";

let site: Fixture;
beforeEach(() => {
  site = makeFixture();
});
afterEach(() => site.remove("."));

const kept = (name: string) => readFileSync(join(site.folder, lastValidDataDir, name), "utf8");

test("takes over sound content: words, pictures, and what is no longer there", async () => {
  await syncLastValidContent(site.folder);
  expect(kept("team.json")).toBe(site.read("data/team.json"));
  site.replace("data/team.json", "Ben sings.", "Ben hums.");
  const portrait = readFileSync("tests/pictures/portrait.jpg");
  site.write("data/images/team/anika.jpg", Buffer.concat([portrait, Buffer.from("another")]));
  site.write("data/images/team/rosa.jpg", portrait);
  await syncLastValidContent(site.folder);
  expect(kept("team.json")).toContain("Ben hums.");
  expect(kept("images/team/anika.jpg")).toBe(site.read("data/images/team/anika.jpg"));
  site.remove("data/images/team/rosa.jpg");
  await syncLastValidContent(site.folder);
  expect(existsSync(join(site.folder, lastValidDataDir, "images/team/rosa.jpg"))).toBe(false);
});

test("keeps what was sound while the content has a problem, and takes over what fixes it", async () => {
  await syncLastValidContent(site.folder);
  const before = kept("team.json");
  site.replace("data/team.json", '"Ben Sample",', '"Ben Otter"');
  expect((await syncLastValidContent(site.folder)).problems).toHaveLength(1);
  expect(kept("team.json")).toBe(before);
  site.replace("data/team.json", '"Ben Otter"', '"Ben Otter",');
  expect((await syncLastValidContent(site.folder)).problems).toEqual([]);
  expect(kept("team.json")).toContain("Ben Otter");
});

test("with nothing sound to show yet, lets faulty content go along", async () => {
  site.replace("data/team.json", '"Ben Sample",', '"Ben Sample"');
  expect((await syncLastValidContent(site.folder)).problems).toHaveLength(1);
  expect(kept("team.json")).toBe(site.read("data/team.json"));
});
