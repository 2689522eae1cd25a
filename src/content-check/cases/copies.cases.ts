import { findDuplicateEntries, findDuplicates } from "../rules/duplicates";
import { all, casesOf } from "./case.fixtures";

const pair = (list: string, one: object, other: object) => ({
  [list]: [
    { id: "one", ...one },
    { id: "other", ...other },
  ],
});

/** The fields that make an entry of a list a copy. */
const uniqueFields = [
  "team name, team imageUrl, team description, services name, services path, services summary",
  "concerns name, concerns path, testimonials quote, news title, documents title, documents file, partners name",
].flatMap((line) => line.split(", "));
const sameField = (place: string) => {
  const [list = "", field = ""] = place.split(" ");
  return pair(list, { [field]: "a" }, { [field]: "a" });
};

casesOf(findDuplicateEntries, {
  ...all(sameField, uniqueFields, (place) => `the same "${place.split(" ")[1]}"`),
  "other fields of two people": [pair("team", { position: "a" }, { position: "a" })],
  "the same name in redirects": [pair("redirects", { name: "a" }, { name: "a" })],
  "names that differ in case and spaces": [
    pair("team", { name: " Ana  Lee" }, { name: "ana lee " }),
    '"name" as "one"',
  ],
  "names that differ in a space": [pair("team", { name: "Ana Lee" }, { name: "AnaLee" })],
  "a copy under the same id": [pair("team", { id: "ana", name: "Ana" }, { id: "ana", name: "Ana" })],
  "two shared fields": [pair("documents", { title: "a", file: "b" }, { title: "a", file: "b" }), '"title"'],
  "three shared fields": [
    pair("services", { name: "a", path: "b", summary: "c" }, { name: "a", path: "b", summary: "c" }),
    '"name", "path" and "summary"',
  ],
  "a third entry": [
    { partners: ["A", "B", "B"].map((name, index) => ({ id: "abc"[index], name })) },
    '"name" as "b"',
  ],
  "fields of two entries": [
    {
      documents: [
        { id: "a", title: "A", file: "a" },
        { id: "b", title: "B", file: "b" },
        { id: "c", title: "B", file: "a" },
      ],
    },
    'the same "file" as "a"',
  ],
  "names of only one of two entries": [{ team: [{ id: "a" }, { id: "b", name: "Ana" }, { id: "c" }] }],
});

const page = (path: string, more: object = {}) => ({
  path,
  title: `Title of ${path}`,
  description: `About ${path}`,
  ...more,
});
const twins = (one: string, other: string, path = "/about") => ({
  [`pages/${one}`]: page(path),
  [`pages/${other}`]: page(path),
});
const pack = (list: string, ...ids: unknown[]) => ({ blocks: [{}, { [list]: ids.map((id) => ({ id })) }] });

const alsoAna = (name: string) => pair("team", { id: "ana", name: "Ana" }, { id: "ana", name });
casesOf(findDuplicates, {
  "no duplicates": [{ ...pair("team", {}, {}), "pages/home": page("/"), "pages/about": page("/about") }],
  "entries without an id": [{ team: [{}, {}] }],
  "an id three times": [{ links: [{ id: "a" }, { id: "a" }, { id: "a" }] }, '"a-2"', '"a-2"'],
  "the same id in two lists": [{ links: [{ id: "a" }], partners: [{ id: "a" }] }],
  "closures on the same day": [{ closures: ["a", "b"].map((id) => ({ id, from: "2026-12-01" })) }],
  "closures with the same id": [{ closures: [{ id: "a" }, { id: "a" }] }, '"a-2"'],
  "an old address twice": [{ redirects: [{ from: "/a" }, { from: "/a" }] }, "Delete one of the two"],
  "a person with another name": [alsoAna("Zoe O'Neil"), 'such as "zoe"'],
  "a person with a title and other letters": [alsoAna("Dr. José Núñez"), 'such as "jose"'],
  "a person with the same first name": [alsoAna("Ana Lee"), 'such as "anab"'],
  "a name without Latin letters": [pair("team", { id: "ana" }, { id: "ana", name: "Олена" }), '"anab"'],
  "the clinic's file": [{ clinic: [{ id: "a" }, { id: "a" }] }],
  "visits with the same id in a pack": [{ "pages/home": pack("visits", "first", "first") }, '"visits"'],
  "rooms with the same id, and one without": [
    { "pages/home": pack("rooms", "gym", 3, 3, "gym") },
    "entry 4 of",
  ],
  "the same room on two pages": [{ "pages/home": pack("rooms", "gym"), "pages/about": pack("rooms", "gym") }],
  "items with the same id in another list": [{ "pages/home": pack("links", "a", "a") }],
  "a page named after its path before a copy": [twins("about", "about-us"), 'Write "path": "/about-us"'],
  "a page named after its path after a copy": [twins("a-page", "about"), "data/pages/a-page.json"],
  "a home page and its copy": [twins("a-page", "home", "/"), 'Write "path": "/a-page"'],
  "a copy of a page in a folder": [twins("speech", "speech-2", "/services/speech"), '"/services/speech-2"'],
  "two pages with other names, one of them old": [twins("a-old", "b"), "data/pages/a-old.json"],
  "two pages with other names, one of them a backup": [twins("a-backup", "b"), "data/pages/a-backup.json"],
  "two pages with other names, one of them a copy": [twins("a-copy", "b"), "data/pages/a-copy.json"],
  "the same title on a page that others link to": [
    {
      "pages/a": page("/a", { title: "Us" }),
      "pages/b": page("/b", { title: "Us" }),
      "pages/home": page("/", { to: "/b" }),
    },
    "data/pages/a.json",
  ],
  "the same title on a page that links to itself": [
    { "pages/a": page("/a", { title: "Us" }), "pages/b": page("/b", { title: "Us", to: "/b" }) },
    "data/pages/b.json",
  ],
  "the same description on three pages": [
    {
      "pages/a": page("/a", { description: "x" }),
      "pages/b": page("/b", { description: "x" }),
      "pages/c": page("/c", { description: "x" }),
    },
    "data/pages/b.json",
    "data/pages/c.json",
  ],
  "the same title and description": [
    { "pages/a": page("/a"), "pages/b": { ...page("/a"), path: "/b" } },
    'the same "title" and "description"',
  ],
  "pages without a title": [{ "pages/a": { path: "/a" }, "pages/b": { path: "/b" } }],
  "an entry that is not a person": [
    pair("partners", { id: "camp", name: "Camp" }, { id: "camp", name: "Reading" }),
    'such as "camp-2"',
  ],
});
