import type { Fixture } from "../valid-site.fixtures";
import { type ChangeCases, checkedOn } from "./case.fixtures";

/** Makes changes that write a line before such a field of a file. */
const before = (line: string) => (file: string, field: string) =>
  [file, field, `${line},\n    ${field}`] as const;
const sample = before('"sample": true');
const awaiting = before('"awaitsCounsel": true');
const medical = before('"medical": true');
/** Makes a day in a file older than a year. */
const older = (file: string, field: string) =>
  [file, `"${field}": "${checkedOn}"`, `"${field}": "2024-02-29"`] as const;
/** Adds a mark to the source of a document. */
const marked = (line: string) => (site: Fixture) =>
  site.replace("documents/content/privacy-practices.ts", "  parts:", `  ${line},\n  parts:`);
const reviewed = `"reviewed": "${checkedOn}"`;
const geo = '"geo": {\n    "latitude": 61.58,\n    "longitude": -149.44\n  },\n';
const samoan = '{ "name": "Samoan", "ownName": "Samoan", "lang": "sm", "dir": "ltr" },';

/** Changes of a site that is ready to go live, and what then has to be done before it does. */
export const launchChanges: ChangeCases = {
  "sample phones": [sample("clinic", '"main":'), "(907) 376-0142, (907) 376-0143, (907) 376-0144"],
  "a fictional phone number without a mark": [["clinic", "(907) 376-0143", "(907) 555-0143"], "555-0143"],
  "an email address of a reserved domain": [["clinic", "clinic.org", "clinic.example"], "hello@clinic"],
  "a sample social media profile": [sample("clinic", '"name": "Facebook"'), "Facebook"],
  "a clinic without coordinates": [["clinic", geo, ""], '"geo"'],
  "a sample person, with the portrait": [sample("team", '"id": "ben"'), "Ben Sample", "team/ben.jpg"],
  "a sample testimonial": [sample("testimonials", '"id"'), "A parent"],
  "a sample link": [sample("links", '"id"'), "The camp"],
  "a sample link with a reserved address, which is named once": [
    (site) => {
      site.replace("data/links.json", '"id"', '"sample": true,\n    "id"');
      site.replace("data/links.json", "https://camp.org", "https://camp.example");
    },
    "The camp",
  ],
  "a video with SAMPLE in its URL, without a mark": [
    ["links", "https://camp.org", "https://www.youtube.com/watch?v=SAMPLEabout"],
    "SAMPLEabout",
  ],
  "a language without a translation": [["notices", '"languages": [', `"languages": [${samoan}`], "Samoan"],
  "a sample closure": [sample("closures", '"id"'), "snow"],
  "a video without a transcript": [
    ["transcripts", ',\n    "transcript": "<p><strong>Host:</strong> Good morning.</p>"', ""],
    "morning-show: no transcript",
  ],
  "a video with captions that nobody has checked": [
    ["transcripts", '"state": "checked",\n      "checked": "2026-11-03"', '"state": "automatic"'],
    "morning-show: no checked captions",
  ],
  "a made-up transcript": [sample("transcripts", '"id"'), "morning-show"],
  "a video whose day of publication nobody knows": [
    ["resources", ',\n    "published": "2026-03-02"', ""],
    "no day of",
  ],
  "a video without an entry": [
    ["resources", "[\n  {", '[\n  {\n    "id": "evening-news",\n    "kind": "media-item"\n  },\n  {'],
    "evening-news: no transcript, no checked captions",
  ],
  "a video of a page without an entry": [
    before('"videoLink": "camp"')("pages/home", '"kind": "prose"'),
    "camp: no transcript",
  ],
  "concerns that no clinician has approved": [
    (site) =>
      site.write(
        "data/concerns.json",
        site
          .read("data/concerns.json")
          .replace(/,\s*"approved": \{[^}]*\}(?=\s*\},\s*\{\s*"id": "(no-air|gun)")/g, ""),
      ),
    "2 of 20: worries, stiff-neck",
  ],
  "a page with medical advice that no clinician has approved": [
    medical("pages/home", reviewed),
    "pages/home.json",
  ],
  "a PDF with medical advice that no clinician has approved": [
    medical("documents", '"id"'),
    "1 of 1: privacy",
  ],
  "a page with medical advice that a clinician has approved": [
    [
      "pages/home",
      reviewed,
      `${reviewed},\n"medical": true,\n"approved": { "by": "Ana Moe", "on": "2026-11-01" }`,
    ],
  ],
  "milestones that no clinician has approved": [["pages/home", '"prose"', '"milestones"'], "pages/home.json"],
  "a sample broadcast": [sample("resources", '"id"'), "Morning show", "scene.jpg"],
  "a sample partner": [sample("partners", '"id"'), "Reading camp", "scene.jpg"],
  "a sample picture on a page": [sample("pages/home", '"src"'), "../images/hero/scene.jpg"],
  "a policy on a page without an attorney's approval": [
    awaiting("pages/home", '"kind": "prose"'),
    'prose, "Welcome"',
  ],
  "notices that no attorney has approved": [awaiting("notices", '"english":'), "notices"],
  "the insurance terms without an attorney's approval": [awaiting("clinic", '"accepted":'), "insurance"],
  "a page that was last checked over a year ago": [older("pages/home", "reviewed"), "2024-02-29"],
  "a service that was last checked over a year ago": [older("services", "reviewed"), '"behavior"'],
  "someone who helps, whose source was last read over a year ago": [
    older("pages/behavior", "checked"),
    "2024-02-29",
  ],
  "someone who helps, whom nobody has confirmed": [
    sample("pages/behavior", '"untilAge": 3'),
    "Early program",
  ],
  "a document without an attorney's approval": [marked("legal: true"), "Privacy Practices"],
  "sample prices": [marked("sample: true"), "Privacy Practices"],
  "a translation that nobody has approved": [
    (site) => {
      site.write("data/languages/es.json", '{ "english": "Spanish" }');
      site.write("data/pages/home.es.json", '{ "path": "/es", "texts": [] }');
      site.write("data/services.es.json", '{ "approved": { "by": "Ana", "on": "2026-11-01" }, "texts": [] }');
    },
    "/ in Spanish awaits a medical translator",
  ],
  "a translated PDF that nobody has approved": [
    (site) => {
      const own = { language: "es", file: "/documents/es/privacy-practices.pdf", pages: 2, bytes: 9 };
      site.write("data/languages/es.json", '{ "english": "Spanish" }');
      site.replace(
        "data/documents.json",
        '"pages": 2',
        `"inLanguages": [${JSON.stringify(own)}], "pages": 2`,
      );
    },
    'The PDF "Privacy Practices" in Spanish awaits a medical translator',
  ],
};
