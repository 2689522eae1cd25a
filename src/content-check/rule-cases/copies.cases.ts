import { findDuplicateEntries } from "../rules/duplicate-entries";
import { findDuplicates } from "../rules/duplicates";
import type { RuleCases } from "./rule-cases";

const pair = (list: string, one: object, other: object) => ({
  [list]: [
    { id: "one", ...one },
    { id: "other", ...other },
  ],
});

/** Each list with the fields that make one of its entries a copy. */
const uniqueFields = {
  team: ["name", "imageUrl", "description"],
  services: ["name", "path", "summary"],
  concerns: ["name"],
  testimonials: ["quote"],
  documents: ["title", "file"],
  partners: ["name"],
};

const duplicateEntryCases: RuleCases = {
  rule: findDuplicateEntries,
  cases: [
    ...Object.entries(uniqueFields).flatMap(([list, fields]) =>
      fields.map(
        (field) =>
          [
            `the same ${field} in ${list}`,
            pair(list, { [field]: "a" }, { [field]: "a" }),
            `the same "${field}"`,
          ] as const,
      ),
    ),
    ["other fields of two people", pair("team", { position: "a" }, { position: "a" })],
    ["the same name in redirects", pair("redirects", { name: "a" }, { name: "a" })],
    [
      "names that differ in case and spaces",
      pair("team", { name: " Ana  Lee" }, { name: "ana lee " }),
      'the same "name" as "one"',
    ],
    ["names that differ in a space", pair("team", { name: "Ana Lee" }, { name: "AnaLee" })],
    ["a copy under the same id", pair("team", { id: "ana", name: "Ana" }, { id: "ana", name: "Ana" })],
    [
      "two shared fields",
      pair("documents", { title: "a", file: "b" }, { title: "a", file: "b" }),
      '"title" and "file"',
    ],
    [
      "three shared fields",
      pair("services", { name: "a", path: "b", summary: "c" }, { name: "a", path: "b", summary: "c" }),
      '"name", "path" and "summary"',
    ],
    [
      "a third entry",
      {
        partners: [
          { id: "a", name: "A" },
          { id: "b", name: "B" },
          { id: "c", name: "B" },
        ],
      },
      '"name" as "b"',
    ],
  ],
};

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

const duplicateCases: RuleCases = {
  rule: findDuplicates,
  cases: [
    ["no duplicates", { ...pair("team", {}, {}), "pages/home": page("/"), "pages/about": page("/about") }],
    ["entries without an id", { team: [{}, {}] }],
    ["an id three times", { links: [{ id: "a" }, { id: "a" }, { id: "a" }] }, '"a-2"', '"a-2"'],
    ["the same id in two lists", { links: [{ id: "a" }], partners: [{ id: "a" }] }],
    [
      "closures on the same day",
      {
        closures: [
          { id: "a", from: "2026-12-01" },
          { id: "b", from: "2026-12-01" },
        ],
      },
    ],
    ["closures with the same id", { closures: [{ id: "a" }, { id: "a" }] }, '"a-2"'],
    [
      "an old address twice",
      { redirects: [{ from: "/a" }, { from: "/a" }] },
      "Delete one of the two entries.",
    ],
    [
      "a person with another name",
      pair("team", { id: "ana", name: "Ana" }, { id: "ana", name: "Zoe O'Neil" }),
      'such as "zoe"',
    ],
    [
      "a person with the same first name",
      pair("team", { id: "ana", name: "Ana" }, { id: "ana", name: "Ana Lee" }),
      'such as "anab"',
    ],
    [
      "a name without Latin letters",
      pair("team", { id: "ana" }, { id: "ana", name: "Ōlena" }),
      'such as "anab"',
    ],
    ["the clinic's file", { clinic: [{ id: "a" }, { id: "a" }] }],
    [
      "visits with the same id in a pack",
      { "pages/home": pack("visits", "first", "first") },
      '"id" in entry 2 of "visits"',
    ],
    [
      "rooms with the same id, and one without",
      { "pages/home": pack("rooms", "gym", 3, 3, "gym") },
      '"id" in entry 4 of "rooms"',
    ],
    [
      "the same room on two pages",
      { "pages/home": pack("rooms", "gym"), "pages/about": pack("rooms", "gym") },
    ],
    ["items with the same id in another list", { "pages/home": pack("links", "a", "a") }],
    ["a page named after its path before a copy", twins("about", "about-us"), 'Write "path": "/about-us"'],
    ["a page named after its path after a copy", twins("a-page", "about"), "data/pages/a-page.json"],
    ["a home page and its copy", twins("a-page", "home", "/"), 'Write "path": "/a-page"'],
    [
      "a copy of a page in a folder",
      twins("speech", "speech-2", "/services/speech"),
      'Write "path": "/services/speech-2"',
    ],
    ["two pages with other names, one of them old", twins("a-old", "b"), "data/pages/a-old.json"],
    ["two pages with other names, one of them a backup", twins("a-backup", "b"), "data/pages/a-backup.json"],
    ["two pages with other names, one of them a copy", twins("a-copy", "b"), "data/pages/a-copy.json"],
    [
      "the same title on a page that others link to",
      {
        "pages/a": page("/a", { title: "Us" }),
        "pages/b": page("/b", { title: "Us" }),
        "pages/home": page("/", { to: "/b" }),
      },
      "data/pages/a.json",
    ],
    [
      "the same title on a page that links to itself",
      { "pages/a": page("/a", { title: "Us" }), "pages/b": page("/b", { title: "Us", to: "/b" }) },
      "data/pages/b.json",
    ],
    [
      "the same description on three pages",
      {
        "pages/a": page("/a", { description: "x" }),
        "pages/b": page("/b", { description: "x" }),
        "pages/c": page("/c", { description: "x" }),
      },
      "data/pages/b.json",
      "data/pages/c.json",
    ],
    [
      "the same title and description",
      { "pages/a": page("/a"), "pages/b": { ...page("/a"), path: "/b" } },
      'the same "title" and "description"',
    ],
    ["pages without a title", { "pages/a": { path: "/a" }, "pages/b": { path: "/b" } }],
  ],
};

/** Cases of the rules about copies. */
export const copyCases: readonly RuleCases[] = [duplicateEntryCases, duplicateCases];
