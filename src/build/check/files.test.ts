/** @jest-environment node */
import { checkContent } from "./check-content";
import { type Fixture, makeFixture } from "./fixture";

let site: Fixture;
beforeEach(() => {
  site = makeFixture();
});
afterEach(() => site.remove("."));

interface Breakage {
  readonly change: (site: Fixture) => void;
  readonly file: string;
  readonly says: string;
}

const jpeg = Buffer.from("ffd8ffe0", "hex");
const heic = Buffer.from("\0\0\0\x24ftypmif1\0\0\0\0mif1heic");
const png = Buffer.from("89504e470d0a1a0a", "hex");

const breakages: Record<string, Breakage> = {
  "a missing file": {
    change: (site) => site.remove("data/links.json"),
    file: "data/links.json",
    says: "This file is missing.",
  },
  "a file with a typing error in its name": {
    change: (site) => site.rename("data/partners.json", "data/Partner.json"),
    file: "data/Partner.json",
    says: 'rename it to "partners.json"',
  },
  "a file that the site does not know": {
    change: (site) => site.write("data/opening-hours.json", "[]"),
    file: "data/opening-hours.json",
    says: "Move it out of data/.",
  },
  "a page whose name ends otherwise": {
    change: (site) => site.write("data/pages/About us.docx", ""),
    file: "data/pages/About us.docx",
    says: "This is not a page.",
  },
  "a PNG that is called .jpg": {
    change: (site) => site.write("data/images/team/anika.jpg", png),
    file: "data/team.json",
    says: "data/images/team/anika.jpg is really a PNG picture.",
  },
  "a picture that is too large": {
    change: (site) =>
      site.write("data/images/team/anika.jpg", Buffer.concat([jpeg, Buffer.alloc(450 * 1024)])),
    file: "data/team.json",
    says: "is 451 KB",
  },
  "a picture of several megabytes": {
    change: (site) =>
      site.write("data/images/team/anika.jpg", Buffer.concat([jpeg, Buffer.alloc(2.3 * 1024 ** 2)])),
    file: "data/team.json",
    says: "is 2.3 MB",
  },
  "an iPhone's HEIC picture that was renamed": {
    change: (site) => site.write("data/images/team/anika.jpg", heic),
    file: "data/team.json",
    says: "Open it in Photos and export it as JPEG, as data/images/team/anika.jpg.",
  },
  "a WebP picture that was renamed": {
    change: (site) => site.write("data/images/team/anika.jpg", "RIFF1234WEBPVP8 "),
    file: "data/team.json",
    says: "is really a WebP picture",
  },
  "a picture of several places that is another type": {
    change: (site) => site.write("data/images/team/ben.jpg", "GIF89a"),
    file: "data/team.json",
    says: "is really a GIF picture",
  },
  "an empty picture": {
    change: (site) => site.write("data/images/team/anika.jpg", ""),
    file: "data/team.json",
    says: "The file data/images/team/anika.jpg is empty.",
  },
  "a folder in place of a picture": {
    change: (site) => {
      site.remove("data/images/team/anika.jpg");
      site.write("data/images/team/anika.jpg/anika.jpg", "");
    },
    file: "data/team.json",
    says: "is damaged, or is not a picture",
  },
  "a PDF that is none": {
    change: (site) => site.write("static/documents/privacy-practices.pdf", "<html>"),
    file: "data/documents.json",
    says: "A real PDF",
  },
};

test.each(Object.entries(breakages))("finds %s, and nothing else", (_, { change, file, says }) => {
  change(site);
  const { faults } = checkContent(site.folder);
  expect(faults.map((fault) => fault.file)).toEqual([file]);
  expect(Object.values(faults[0] ?? {}).join("\n")).toContain(says);
});

test("an unknown field in place of the one that is missing is one fault", () => {
  site.replace("data/team.json", '"imageUrl"', '"portrait"');
  expect(checkContent(site.folder).faults).toHaveLength(1);
});

test("a link with a further attribute is one fault", () => {
  site.replace("data/team.json", "<a href='/our-team#anika'>", "<a href='/our-team#anika' target='_blank'>");
  expect(checkContent(site.folder).faults.map(({ found }) => found)).toEqual([
    "The tag is written <a href='/our-team#anika' target='_blank'>",
  ]);
});

test("hidden files of an operating system are none of its business", () => {
  site.write("data/.DS_Store", "");
  site.write("data/pages/.DS_Store", "");
  expect(checkContent(site.folder).faults).toEqual([]);
});

test("no page at all is one fault", () => {
  site.remove("data/pages");
  expect(checkContent(site.folder).faults.map(({ file }) => file)).toEqual(["data/pages"]);
});

test("reports faults of all kinds in one go, in reading order", () => {
  site.replace("data/links.json", '"sample": true', '"sample": true,');
  site.replace("data/team.json", '"position"', '"postion"');
  site.replace("data/team.json", "./images/team/ben.jpg", "./images/team/benn.jpg");
  site.replace("data/team.json", "{phone}", "{fone}");
  site.replace("data/pages/home.json", '"phone:main"', '"/nowhere"');
  const places = checkContent(site.folder).faults.map(({ file, place }) => `${file}:${place?.line}`);
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
  const places = checkContent(site.folder).faults.map(({ file, place }) => `${file}:${place?.line}`);
  expect(places).toEqual(["data/pages/our-team.json:22", "data/team.json:3", "data/testimonials.json:8"]);
});
