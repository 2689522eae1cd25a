import { checkBeforeLaunch, checkContent } from "../check-content";
import type { Fixture } from "../fixture";
import { locationAt } from "../json/source-location";
import { makeReadySite } from "../ready-site.fixtures";
import type { LaunchGroup } from "./before-launch";

const today = new Date().toISOString().slice(0, 10);
let site: Fixture;
beforeEach(() => {
  site = makeReadySite();
});
afterEach(() => site.remove("."));

test("a site that is ready has valid content and nothing left to do", () => {
  expect(checkContent(site.folder).problems).toEqual([]);
  expect(checkBeforeLaunch(site.folder, today)).toEqual([]);
});

interface Case {
  readonly file: string;
  readonly change: readonly [text: string, replacement: string];
  readonly group: LaunchGroup;
  /** The reported file, if it is not the changed one. */
  readonly in?: string;
  /** The reported line is the one with this text in the changed file. */
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
    group: "Phone numbers and email addresses",
    at: '"sample"',
    says: "(907) 376-0142, (907) 376-0143, (907) 376-0144",
  },
  "a fictional phone number without a mark": {
    file: clinic,
    change: ["(907) 376-0143", "(907) 555-0143"],
    group: "Phone numbers and email addresses",
    at: "(907) 555-0143",
    says: "(907) 555-0143",
  },
  "an email address of a reserved domain": {
    file: clinic,
    change: ["hello@clinic.org", "hello@clinic.example"],
    group: "Phone numbers and email addresses",
    at: "hello@clinic.example",
    says: "hello@clinic.example",
  },
  "a sample social media profile": {
    file: clinic,
    change: ['"name": "Facebook"', `${marked}"name": "Facebook"`],
    group: "Addresses of videos, portals and profiles",
    at: '"sample"',
    says: "Facebook",
  },
  "a clinic without coordinates": {
    file: clinic,
    change: ['"geo": {\n    "latitude": 61.58,\n    "longitude": -149.44\n  },\n', ""],
    group: "Facts about the clinic",
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
  "a sample link": {
    file: "data/links.json",
    change: ['"id"', `${marked}"id"`],
    group: "Addresses of videos, portals and profiles",
    at: '"sample"',
    says: "The camp",
  },
  "a video with SAMPLE in its URL, without a mark": {
    file: "data/links.json",
    change: ["https://camp.org", "https://www.youtube.com/watch?v=SAMPLEabout"],
    group: "Addresses of videos, portals and profiles",
    at: "SAMPLEabout",
    says: "SAMPLEabout",
  },
  "a language without a translation": {
    file: "data/notices.json",
    change: [
      '"languages": [',
      '"languages": [{ "name": "Samoan", "ownName": "Samoan", "lang": "sm", "dir": "ltr" },',
    ],
    group: "Languages without a translation",
    at: '"Samoan"',
    says: "Samoan",
  },
  "a sample closure": {
    file: "data/closures.json",
    change: ['"id"', `${marked}"id"`],
    group: "Closures",
    at: '"sample"',
    says: "snow",
  },
  "a video without a transcript": {
    file: "data/transcripts.json",
    change: [',\n    "transcript": "<p><strong>Host:</strong> Good morning.</p>"', ""],
    group: "Transcripts and captions",
    in: "data/resources.json",
    at: '{\n    "kind": "media-item"',
    says: "morning-show: no transcript",
  },
  "a video with captions that nobody has checked": {
    file: "data/transcripts.json",
    change: ['"state": "checked",\n      "checked": "2026-11-03"', '"state": "automatic"'],
    group: "Transcripts and captions",
    in: "data/resources.json",
    at: '{\n    "kind": "media-item"',
    says: "morning-show: no checked captions",
  },
  "a made-up transcript": {
    file: "data/transcripts.json",
    change: ['"id"', `${marked}"id"`],
    group: "Transcripts and captions",
    at: '"sample"',
    says: "morning-show",
  },
  "a video whose day of publication nobody knows": {
    file: "data/resources.json",
    change: [',\n    "published": "2026-03-02"', ""],
    group: "Transcripts and captions",
    at: '{\n    "kind": "media-item"',
    says: "morning-show: no day of publication",
  },
  "a video without an entry": {
    file: "data/resources.json",
    change: ["[\n  {", '[\n  {\n    "id": "evening-news",\n    "kind": "media-item"\n  },\n  {'],
    group: "Transcripts and captions",
    at: '{\n    "id": "evening-news"',
    says: "evening-news: no transcript, no checked captions",
  },
  "a video of a page without an entry": {
    file: "data/pages/home.json",
    change: ['"kind": "prose"', '"kind": "prose",\n"videoLink": "camp"'],
    group: "Transcripts and captions",
    in: "data/links.json",
    at: '{\n    "id": "camp"',
    says: "camp: no transcript, no checked captions",
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
  "a policy on a page without an attorney's approval": {
    file: "data/pages/home.json",
    change: ['"kind": "prose"', '"kind": "prose",\n"awaitsCounsel": true'],
    group: "Texts that an attorney must approve",
    at: '"awaitsCounsel"',
    says: 'block 2, prose, "Welcome"',
  },
  "notices that no attorney has approved": {
    file: "data/notices.json",
    change: ['"english":', '"awaitsCounsel": true,\n"english":'],
    group: "Texts that an attorney must approve",
    at: '"awaitsCounsel"',
    says: "notices",
  },
  "the insurance terms without an attorney's approval": {
    file: clinic,
    change: ['"accepted":', '"awaitsCounsel": true,\n"accepted":'],
    group: "Texts that an attorney must approve",
    at: '"awaitsCounsel"',
    says: "insurance",
  },
  "a page that was last checked over a year ago": {
    file: "data/pages/home.json",
    change: [`"reviewed": "${today}"`, '"reviewed": "2024-02-29"'],
    group: "Facts that have not been checked for a year",
    at: '"2024-02-29"',
    says: "2024-02-29",
  },
  "a service that was last checked over a year ago": {
    file: "data/services.json",
    change: [`"reviewed": "${today}"`, '"reviewed": "2024-02-29"'],
    group: "Facts that have not been checked for a year",
    at: '"2024-02-29"',
    says: '"behavior"',
  },
  "somebody who helps, whose source was last read over a year ago": {
    file: "data/pages/behavior.json",
    change: [`"checked": "${today}"`, '"checked": "2024-02-29"'],
    group: "Facts that have not been checked for a year",
    at: '"2024-02-29"',
    says: "2024-02-29",
  },
  "somebody who helps, whom nobody has confirmed": {
    file: "data/pages/behavior.json",
    change: ['"untilAge": 3', '"sample": true,\n"untilAge": 3'],
    group: "Other sample content",
    at: '"sample"',
    says: "Early program",
  },
  "a document without an attorney's approval": {
    file: document,
    change: ["  parts:", "  legal: true,\n  parts:"],
    group: "Texts that an attorney must approve",
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

test.each(Object.entries(cases))(
  "finds %s, and its line",
  (_, { file: changed, change, in: file = changed, group, at, says }) => {
    site.replace(changed, ...change);
    const text = site.read(file);
    expect(text).toContain(at);
    const line = locationAt(text, text.indexOf(at)).line;
    const found = checkBeforeLaunch(site.folder, today);
    expect(found).toContainEqual(
      expect.objectContaining({
        group,
        file,
        location: expect.objectContaining({ line }),
        found: expect.stringContaining(says),
      }),
    );
  },
);

test("what a live page shows in English is listed", () => {
  const approved = { by: "Ana", on: "2026-11-01" };
  const es = { name: "Español", english: "Spanish", locale: "es-US", direction: "ltr", words: {} };
  site.write("data/languages/es.json", JSON.stringify(es));
  const home = { path: "/es", website: "shown", approved, texts: [] };
  site.write("data/pages/home.es.json", JSON.stringify(home));
  const found = checkBeforeLaunch(site.folder, today);
  expect(new Set(found.map(({ group }) => group))).toEqual(new Set(["Texts that are not translated"]));
  expect(found).toContainEqual(
    expect.objectContaining({
      file: "data/pages/home.es.json",
      location: expect.objectContaining({ line: 1 }),
    }),
  );
});

test("a translation that nobody has approved is listed by its page and language", () => {
  site.write("data/languages/es.json", '{ "english": "Spanish" }');
  site.write("data/pages/home.es.json", '{ "path": "/es", "texts": [] }');
  site.write("data/services.es.json", '{ "approved": { "by": "Ana", "on": "2026-11-01" }, "texts": [] }');
  expect(checkBeforeLaunch(site.folder, today)).toMatchObject([
    { file: "data/pages/home.es.json", found: "/ in Spanish awaits a medical translator" },
  ]);
});
