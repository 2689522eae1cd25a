import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { siteOfEachTest } from "../../content-check/valid-site.fixtures";
import { workingFiles } from "../host/working-files";
import type { Change } from "./change";
import { draftCheck } from "./draft-check";
import { createSaves, type Saves } from "./saves";

// Each save checks all content, pictures included.
jest.setTimeout(30_000);

const site = siteOfEachTest();
let saves: Saves;
let files: ReturnType<typeof workingFiles>;

beforeEach(() => {
  files = workingFiles(site.folder);
  saves = createSaves(site.folder, files, draftCheck(site.folder));
});

const team = "data/team.json";

/** A change of a file as the editor would send it. */
function change(path: string, from: string, to: string): Change {
  const content = site.read(path).replace(from, to);
  return { path, content: Buffer.from(content), basedOn: files.shaOf(path) };
}

test("a save writes the file, and can be taken back", async () => {
  const before = site.read(team);
  const { id } = await saves.save([change(team, "Ben sings", "Ben hums")]);
  expect(site.read(team)).toBe(before.replace("Ben sings", "Ben hums"));
  await saves.takeBack(id);
  expect(site.read(team)).toBe(before);
  const titles = saves.history(team).map(({ title }) => title);
  expect(titles).toEqual(["Take back: Change People", "Change People"]);
  expect(saves.history("data/links.json")).toEqual([]);
});

const picture = "data/images/team/new.jpg";
const photo = readFileSync("tests/pictures/portrait.jpg");

test.each<readonly [string, () => Change]>([
  ["a changed file", () => change(team, "Ben sings", "Ben hums")],
  ["a new picture", () => ({ path: picture, content: photo })],
  [
    "a picture that goes",
    () => {
      site.write(picture, photo);
      return { path: picture, content: undefined, basedOn: files.shaOf(picture) };
    },
  ],
])("%s that is sent again, as the answer was lost, is saved once and is no conflict", async (_, make) => {
  const sent = make();
  await saves.save([sent]);
  const saved = saves.history();
  expect(saved).toHaveLength(1);
  await saves.save([sent]);
  expect(saves.history()).toEqual(saved);
});

test("an earlier save is taken back without what was saved after it in other places", async () => {
  const before = site.read(team);
  const { id } = await saves.save([change(team, "Ben sings", "Ben hums")]);
  await saves.save([change(team, "Physical Therapist", "Therapist")]);
  await saves.takeBack(id);
  expect(site.read(team)).toBe(before.replace("Physical Therapist", "Therapist"));
});

test("a save that would break another page is not taken back", async () => {
  const cleo = { ...JSON.parse(site.read(team))[1], id: "cleo", name: "Cleo", description: "<p>New.</p>" };
  const content = JSON.stringify([...JSON.parse(site.read(team)), cleo]);
  site.write("data/images/team/cleo.jpg", photo);
  const added = content.replace(/(cleo.*)ben\.jpg/, "$1cleo.jpg");
  const { id } = await saves.save([{ path: team, content: Buffer.from(added), basedOn: files.shaOf(team) }]);
  await saves.save([change("data/pages/behavior.json", '"anika"\n', '"anika", "cleo"\n')]);
  await expect(saves.takeBack(id)).rejects.toThrow("cleo");
  expect(site.read(team)).toContain("Cleo");
});

test("a new page is written as the linter writes it, and can go again", async () => {
  const path = "data/pages/camp.json";
  const { $schema, blocks, ...home } = JSON.parse(site.read("data/pages/home.json"));
  const camp = { ...home, path: "/camp", title: "Camp", description: `${home.description} Camp.` };
  const sent = { blocks: blocks.slice(0, 1), ...camp, sources: [], $schema };
  await saves.save([{ path, content: Buffer.from(JSON.stringify(sent)) }]);
  const written = site.read(path);
  expect(written).toMatch(/^\{\n {2}"\$schema": "[^"]+",\n {2}"path": "\/camp",\n {2}"title": "Camp",\n/);
  expect(written).not.toContain("sources");
  const { title } = await saves.save([{ path, content: undefined, basedOn: files.shaOf(path) }]);
  expect(title).toBe("Remove Pages › Camp");
  expect(existsSync(join(site.folder, path))).toBe(false);
});

test("of two saves at once, the second is checked against the first", async () => {
  const one = change(team, "Ben sings", "Ben hums");
  const two = change(team, "Physical Therapist", "Therapist");
  const results = await Promise.allSettled([saves.save([one]), saves.save([two])]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect(site.read(team)).toContain("Physical Therapist");
});

test("a picture and the file that shows it are saved together, or not at all", async () => {
  const added = { path: picture, content: photo };
  const shown = change(team, "./images/team/ben.jpg", "./images/team/new.jpg");
  const broken = { ...added, content: photo.subarray(0, 900) };
  await expect(saves.save([broken, shown])).rejects.toThrow("Choose the photo again");
  expect(existsSync(join(site.folder, picture))).toBe(false);
  const { id } = await saves.save([added, shown]);
  expect(readFileSync(join(site.folder, picture))).toEqual(photo);
  await saves.takeBack(id);
  expect(existsSync(join(site.folder, picture))).toBe(false);
});

test.each([
  "data/../package.json",
  "package.json",
  "data/images/../../x.jpg",
  "data/images/a.svg",
  "data/x.json",
  "/etc/x.json",
])("%s cannot be saved", async (path) => {
  await expect(saves.save([{ path, content: Buffer.from("{}") }])).rejects.toThrow();
  expect(existsSync(join(site.folder, path)) && path !== "package.json").toBe(false);
});
