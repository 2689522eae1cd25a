import type { Content } from "../read-content";
import { findSchemaProblems } from "../rules/schema-rule";
import { home } from "../valid-pages.fixtures";
import { casesOf } from "./case.fixtures";

const camp = { id: "camp", name: "The camp", url: "https://camp.example" };
const ben = { id: "ben", name: "Ben", description: "<p>Ben sings.</p>", imageUrl: "./images/team/ben.jpg" };
const links = (...entries: object[]) => ({ links: entries.map((entry) => ({ ...camp, ...entry })) });
const pdf = {
  id: "intake",
  title: "Intake",
  description: "Before a visit.",
  file: "/documents/intake.pdf",
  pages: 2,
  bytes: 9,
};
const documents = (...entries: object[]) => ({ documents: entries.map((entry) => ({ ...pdf, ...entry })) });
const blocks = (...more: object[]) => ({ "pages/home": { ...home, blocks: [...home.blocks, ...more] } });
const prose = { kind: "prose", heading: "More", text: "<p>More.</p>" };
const snow = { id: "snow", reason: "Snow", from: "2026-12-01" };
const closed = (opens: string, closes: string) => ({ closures: [{ ...snow, opens, closes }] });
const left = undefined;

const seasons = (season: object) => ({ clinic: { timeZone: "America/Anchorage", seasons: [season] } });
const closedDay = (day: string) => ({ days: [day], opens: "closed", closes: "closed" });
const winterBreak = { name: "Winter break", from: "2026-12-21", to: "2027-01-03" };

/** The problems in some fields of objects that lack many others. */
const inSomeFields = (content: Content) =>
  findSchemaProblems(content).filter(
    ({ path }) => path?.[0] === "seasons" || path?.[0] === "timeZone" || path?.at(-1) === "id",
  );
casesOf(inSomeFields, {
  "a missing value that can only be one": [{ clinic: { timeZone: left } }, '"timeZone": "America/Anchorage"'],
  "a missing id in a list of a block, made from the name": [
    blocks({ kind: "visit-pack", visits: [{ name: "First visit" }] }),
    '"id": "first-visit"',
  ],
  "a season without hours": [seasons({ ...winterBreak, hours: [] }), '"2026-12-21", "to": "2027-01-03" }'],
  "a season without hours and with other letters": [
    seasons({ ...winterBreak, name: "Año nuevo", hours: [] }),
    '"id": "ano-nuevo-2026"',
  ],
  "a season without hours and without its name": [
    seasons({ from: "2026-12-21", to: "2027-01-03", hours: [] }),
    '"name" is missing',
    '"reason": "…", "from"',
  ],
  "a season without hours and with a wrong day": [
    seasons({ ...winterBreak, to: "soon", hours: [] }),
    'It is "soon".',
    "all that time",
  ],
  "hours of a season that are closed, as two problems": [
    seasons({ ...winterBreak, hours: [closedDay("Monday"), closedDay("Tuesday")] }),
    ...Array(2).fill('It is "closed".'),
  ],
  "days as one text": [
    seasons({ ...winterBreak, hours: [{ days: "Mon-Wed", opens: "09:00", closes: "12:00" }] }),
    'Write ["Monday", "Tuesday", "Wednesday"]',
  ],
});

casesOf(findSchemaProblems, {
  "valid entries": [{ ...links({}, { id: "two", sample: true }), ...blocks(prose) }],
  "an unknown field without a similar one": [links({ color: "red" }), 'Delete "color" and its value.'],
  "an unknown field similar to one that is there": [links({ names: "x" }), 'Delete "names" and its value.'],
  "an unknown field similar to an optional one": [links({ sampel: true }), 'Did you mean "sample"? Write'],
  "two unknown fields and a missing one": [
    links({ url: left, color: "red", web: "x" }),
    '"color"',
    '"web"',
    '"url"',
  ],
  "an unknown field and two missing ones": [
    links({ url: left, name: left, color: "red" }),
    '"color"',
    '"name"',
    '"url"',
  ],
  "an unknown field in another entry than the missing one": [
    links({ color: "red" }, { url: left }),
    '"color"',
    '"url"',
  ],
  "a misspelled field and another missing one": [
    links({ nmae: "x", name: left, url: left }),
    'mean "name"?',
    '"url"',
  ],
  "a missing text": [links({ name: left }, {}), '"name": "…",'],
  "a missing id, made from the name": [links({ id: left }, {}), 'after the {: "id": "the-camp",'],
  "a missing id, made from the title": [documents({ id: left }), '"id": "intake",'],
  "a missing id, made from the reason": [{ closures: [{ ...snow, id: left }] }, '"id": "snow",'],
  "a missing id, when another entry has it": [links({ id: left }, { id: "the-camp" }), '"id": "…",'],
  "an id in the wrong form": [links({ id: "ben2!" }), 'Write "ben2".'],
  "an id in the wrong form, when another entry has the right one": [
    links({ id: "Camp!" }, { id: "camp" }),
    'Write your own in the form of "',
  ],
  "the id of a person in the wrong form, when another person has the right one": [
    { team: [{ ...ben, id: "ben2" }, ben] },
    'Write your own in the form of "',
  ],
  "a missing number": [documents({ pages: left }), '"pages": …,'],
  "a missing list": [{ "pages/home": { ...home, keywords: left } }, '"keywords": ["…"],'],
  "a missing object": [
    { partners: [{ id: "camp", name: "Camp", description: "<p>x</p>", imageUrl: "./x.jpg", imageAlt: "" }] },
    '"link": { … },',
  ],
  "a missing text in a list within a list": [
    blocks({ ...prose, actions: [{ label: "Go", to: "email" }, { to: "email" }] }),
    '"label": "…",',
  ],
  "a number as a page": [{ redirects: [{ from: "/camp", to: 3 }] }, "It is the number 3"],
  "a redirect to another website": [
    { redirects: [{ from: "/camp", to: "https://camp.example/a" }] },
    "put a link to https",
  ],
  "a wrong type": [links({ name: 3 }), "It is the number 3"],
  "an impossible day": [{ closures: [{ id: "a", reason: "Snow", from: "2026-02-30" }] }, "There is no"],
  "an invalid link": [blocks({ ...prose, actions: [{ label: "Go", to: "contact" }] }), "This link leads"],
  "a number as a link": [blocks({ ...prose, actions: [{ label: "Go", to: 3 }] }), "It is the number 3"],
  "an invalid picture, which another rule reports": [
    { team: [{ id: "ben", name: "Ben", description: "<p>Ben sings.</p>", imageUrl: "ben.jpg" }] },
  ],
  "an unknown field and the only missing one": [links({ url: left, web: "x" }), 'Did you mean "url"'],
  "two times that are closed, as one problem": [closed("closed", "Closed"), "Delete this whole entry"],
  "closed times of two entries": [
    { closures: Array(2).fill({ ...snow, opens: "closed" }) },
    "Delete this whole",
    "Delete this whole",
  ],
  "times that start with closed": [closed("closed early", "closed late"), '"closed early"', '"closed late"'],
  "times that end with closed": [closed("is closed", "was closed"), '"is closed"', '"was closed"'],
  "a picture without its object, which another rule reports": [
    blocks({ kind: "page-hero", heading: "A", image: "a.jpg" }),
  ],
});

casesOf(findSchemaProblems, {
  "a kind with a typo": [blocks({ ...prose, kind: "proes" }), 'kinds. "prose" fits best here.'],
  "a kind that is a number": [blocks({ ...prose, kind: 3 }), '"3" is not one of the kinds.'],
  "no kind, with fields of one kind": [
    blocks({ kind: left, heading: "Partners", partners: ["camp"] }),
    'Write "kind": "partner-list"',
  ],
  "no kind, with fields of no kind": [blocks({ kind: left, color: "red" }), "Write one of these kinds."],
  "no kind, with fields of several kinds": [blocks({ ...prose, kind: left }), "Write one of these kinds."],
  "a kind under a wrong name": [blocks({ Kind: "x", heading: "Partners", partners: ["camp"] }), '"kind":'],
  "an unknown kind of a few": [{ resources: [{ kind: "videos" }] }, '"anxiety-article", "media-item"'],
  "a kind with a typo of a few": [{ resources: [{ kind: "media-itm" }] }, 'Write "kind": "media-item".'],
  "a text in place of a block": [{ "pages/home": { ...home, blocks: ["prose"] } }, 'It is "prose".'],
});
