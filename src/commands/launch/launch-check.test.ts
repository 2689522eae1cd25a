/** @jest-environment node */
import { checkContent } from "../../content-check/check-content";
import type { Fixture } from "../../content-check/fixture";
import { locationAt } from "../../content-check/json/source-location";
import { environmentReady, makeReadySite } from "./fixture";
import type { GroupName } from "./launch-blocker";
import { findLaunchBlockers } from "./launch-check";

const today = new Date().toISOString().slice(0, 10);
let site: Fixture;
beforeEach(() => {
  site = makeReadySite();
});
afterEach(() => site.remove("."));

test("a site that is ready has nothing left over, and its content is sound", () => {
  expect(checkContent(site.folder).problems).toEqual([]);
  expect(findLaunchBlockers(site.folder, { today, environment: environmentReady })).toEqual([]);
});

interface Case {
  readonly file: string;
  readonly change: readonly [text: string, replacement: string];
  readonly group: GroupName;
  /** The line that is found is that of this text in the changed file. */
  readonly at: string;
  readonly says: string;
}

const marked = '"sample": true,\n    ';
const clinic = "data/clinic.json";
const document = "documents/content/privacy-practices.ts";

const cases: Record<string, Case> = {
  "sample phones": {
    file: clinic,
    change: ['"main":', `${marked}"main":`],
    group: "Phone numbers and mail addresses",
    at: '"sample"',
    says: "(907) 376-0142, (907) 376-0143, (907) 376-0144",
  },
  "a number from films that no mark gives away": {
    file: clinic,
    change: ["(907) 376-0143", "(907) 555-0143"],
    group: "Phone numbers and mail addresses",
    at: "(907) 555-0143",
    says: "(907) 555-0143",
  },
  "a mail address that nobody can have": {
    file: clinic,
    change: ["hello@clinic.org", "hello@clinic.example"],
    group: "Phone numbers and mail addresses",
    at: "hello@clinic.example",
    says: "hello@clinic.example",
  },
  "a sample profile": {
    file: clinic,
    change: ['"name": "Facebook"', `${marked}"name": "Facebook"`],
    group: "Addresses of videos, portals and profiles",
    at: '"sample"',
    says: "Facebook",
  },
  "a clinic that is nowhere on the map": {
    file: clinic,
    change: ['"geo": {\n    "latitude": 61.58,\n    "longitude": -149.44\n  },\n', ""],
    group: "Facts of the clinic",
    at: '"address"',
    says: '"geo"',
  },
  "a sample person": {
    file: "data/team.json",
    change: ['"id": "ben"', `${marked}"id": "ben"`],
    group: "People",
    at: '"sample"',
    says: "Ben Sample",
  },
  "the portrait of a sample person": {
    file: "data/team.json",
    change: ['"id": "ben"', `${marked}"id": "ben"`],
    group: "Pictures",
    at: "./images/team/ben.jpg",
    says: "./images/team/ben.jpg",
  },
  "a sample testimonial": {
    file: "data/testimonials.json",
    change: ['"id"', `${marked}"id"`],
    group: "Testimonials",
    at: '"sample"',
    says: "A parent",
  },
  "a sample address outside": {
    file: "data/links.json",
    change: ['"id"', `${marked}"id"`],
    group: "Addresses of videos, portals and profiles",
    at: '"sample"',
    says: "The camp",
  },
  "a video that calls itself a sample, without a mark": {
    file: "data/links.json",
    change: ["https://camp.org", "https://www.youtube.com/watch?v=SAMPLEabout"],
    group: "Addresses of videos, portals and profiles",
    at: "SAMPLEabout",
    says: "SAMPLEabout",
  },
  "a sample closure": {
    file: "data/closures.json",
    change: ['"id"', `${marked}"id"`],
    group: "Closures",
    at: '"sample"',
    says: "snow",
  },
  "a sample broadcast": {
    file: "data/resources.json",
    change: ['"id"', `${marked}"id"`],
    group: "Articles, broadcasts and partners",
    at: '"sample"',
    says: "Morning show",
  },
  "a sample partner": {
    file: "data/partners.json",
    change: ['"id"', `${marked}"id"`],
    group: "Articles, broadcasts and partners",
    at: '"sample"',
    says: "Reading camp",
  },
  "a sample picture on a page": {
    file: "data/pages/home.json",
    change: ['"src"', `${marked}"src"`],
    group: "Pictures",
    at: '"sample"',
    says: "../images/hero/scene.jpg",
  },
  "a page's policy that counsel has not seen": {
    file: "data/pages/home.json",
    change: ['"kind": "prose"', '"kind": "prose",\n"awaitsCounsel": true'],
    group: "Texts that wait for counsel",
    at: '"awaitsCounsel"',
    says: 'block 2, prose, "Welcome"',
  },
  "the clinic's words on insurance before counsel's approval": {
    file: clinic,
    change: ['"accepted":', '"awaitsCounsel": true,\n"accepted":'],
    group: "Texts that wait for counsel",
    at: '"awaitsCounsel"',
    says: "insurance",
  },
  "a page that nobody has checked": {
    file: "data/pages/home.json",
    change: [`"reviewed": "${today}"`, '"reviewed": "2024-02-29"'],
    group: "Facts that nobody has checked for a year",
    at: '"2024-02-29"',
    says: "2024-02-29",
  },
  "a service that nobody has checked": {
    file: "data/services.json",
    change: [`"reviewed": "${today}"`, '"reviewed": "2024-02-29"'],
    group: "Facts that nobody has checked for a year",
    at: '"2024-02-29"',
    says: '"behavior"',
  },
  "a document that counsel has not seen": {
    file: document,
    change: ["  parts:", "  legal: true,\n  parts:"],
    group: "Texts that wait for counsel",
    at: "  legal: true",
    says: "Privacy Practices",
  },
  "sample prices": {
    file: document,
    change: ["  parts:", "  sample: true,\n  parts:"],
    group: "Sample prices",
    at: "  sample: true",
    says: "Privacy Practices",
  },
};

test.each(Object.entries(cases))("finds %s, and its line", (_, { file, change, group, at, says }) => {
  site.replace(file, ...change);
  const text = site.read(file);
  expect(text).toContain(at);
  const line = locationAt(text, text.indexOf(at)).line;
  const found = findLaunchBlockers(site.folder, { today, environment: environmentReady });
  expect(found).toContainEqual({ group, file, line, what: expect.stringContaining(says) });
});
