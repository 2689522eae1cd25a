import { spanish } from "../content-of.fixtures";
import type { Fixture } from "../valid-site.fixtures";
import type { ChangeCases } from "./case.fixtures";

const jpeg = Buffer.from("ffd8ffe0", "hex");
const heic = Buffer.from("\0\0\0\x24ftypmif1\0\0\0\0mif1heic");
const utf16 = (text: string) => Buffer.from(text, "utf16le");

/** Makes a change of the whole text of data/team.json. */
const team = (rewrite: (text: string) => string | Buffer) => (site: Fixture) =>
  site.write("data/team.json", rewrite(site.read("data/team.json")));
const copied = (from: string, to: string) => (site: Fixture) =>
  site.write(`data/${to}`, site.read(`data/${from}`));
const anika = (picture: string | Buffer) => (site: Fixture) =>
  site.write("data/images/team/anika.jpg", picture);

/** Adds a language with a home page and the translation of a file that can't be read. */
const withTranslation =
  (name: string, content: string | Buffer, more: object = {}) =>
  (site: Fixture) => {
    site.write("data/languages/es.json", JSON.stringify(spanish));
    site.write("data/pages/home.es.json", '{ "path": "/es", "website": "shown", "texts": [] }');
    site.write(`data/${name}.es.json`, JSON.stringify({ ...more, texts: [] }));
    site.write(`data/${name}.json`, content);
  };

const ben = '"name": "Ben Sample",';

/** Cases of files that are not valid JSON, missing, unknown or unreadable. */
export const filesChanges: ChangeCases = {
  "a line break inside a biography": [["team", "<p>Ben sings.<br>", "<p>Ben\nsings.<br>"], '"description"'],
  "a missing quotation mark": [["team", ben, '"name": "Ben Sample,'], 'Write the " at its end: "Ben'],
  "quotation marks inside a text": [["pages/home", "Meet Anika", 'Meet "our" Anika'], 'Write \\"our\\" or'],
  "a missing quotation mark in a list": [["pages/home", '"therapy"', '"therapy, "school"'], '"therapy",'],
  "curly quotation marks on two lines": [
    ["team", `"id": "ben",\n    ${ben}`, "“id”: “ben”,\n    “name”: “Ben Sample”,"],
    'Write "id": "ben",',
  ],
  "single quotation marks": [["team", ben, "'name': 'Ben Sample',"], '"name": "Ben Sample",'],
  "a value without quotation marks": [["team", ben, '"name": Ben Sample,'], 'Write "Ben Sample",'],
  "a colon inside the quotation marks": [["team", ben, '"name:" "Ben Sample",'], 'Write "name":'],
  "a comma inside the quotation marks": [["team", ben, '"name": "Ben Sample,"'], 'Write "Ben Sample",'],
  "a missing colon": [["team", ben, '"name" "Ben Sample",'], 'Write "name": "Ben Sample",'],
  "a comma instead of a colon": [["team", ben, '"name", "Ben Sample",'], 'Write "name": "Ben Sample",'],
  "a colon instead of a comma": [["team", ben, '"name": "Ben Sample":'], "Write a comma instead of this"],
  "an equals sign": [["team", ben, '"name" = "Ben Sample",'], "Write : instead of ="],
  "a semicolon": [["team", ben, '"name": "Ben Sample";'], "Write , instead of ;"],
  "a sum of texts": [["team", ben, '"name": "Ben" + "Sample",'], 'Write "Ben Sample",'],
  "a backslash before the last quotation mark": [["team", ben, '"name": "Ben Sample\\",'], "The backslash"],
  "a path on the editor's own computer": [
    ["team", "./images/team/ben.jpg", "C:\\Users\\Me\\ben.jpg"],
    '"./images/',
  ],
  "a path on the editor's own computer, with double backslashes": [
    ["team", "./images/team/ben.jpg", "C:\\\\Users\\\\Me\\\\ben.jpg"],
    'Write "./images/team/ben.jpg"',
  ],
  yes: [["team", '"sample": true', '"sample": yes'], "Write true"],
  None: [["team", '"sample": true', '"sample": None'], "Delete this line"],
  "a comment with #": [["team", ben, `${ben} # since June`], "Delete # since June"],
  "an HTML comment": [["team", ben, `<!-- new -->\n    ${ben}`], "Delete <!-- new -->"],
  "a space from Word between fields": [["team", ben, `\u00a0${ben}`], "invisible character"],
  "a number that starts with 0": [["documents", '"pages": 2', '"pages": 02'], "Write 2"],
  "a comma in a number": [["documents", '"bytes": 9', '"bytes": 12,345'], "Write 12345"],
  parentheses: [
    ["pages/home", '"testimonials": [\n        "home"\n      ]', '"testimonials": ("home")'],
    'Write ["home"]',
  ],
  "a list in braces": [["pages/home", '[\n        "home"\n      ]', '{ "home" }'], 'Write ["home"]'],
  "a list that is not closed": [["pages/home", '"therapy"\n  ],', '"therapy",'], "Write ], at the end of"],
  "a missing brace after an entry": [["team", "  },\n  {\n", "  {\n"], "Write }, at the end of line 8."],
  "a missing brace before an entry": [["team", "  },\n  {\n", "  },\n"], 'Write { before "id": "ben",'],
  "an extra brace": [["team", "  },\n  {\n", "  }},\n  {\n"], "Delete this }"],
  "an entry inside an entry": [["team", ben, `${ben}\n    {\n      "id": "zoe"\n    },`], "entry inside the"],
  "a list that ends too early": [["team", "  },\n  {\n", "  }\n],\n  {\n"], "Delete the ] on line 10"],
  "a list without its first bracket": [["team", "[\n  {", "  {"], "Write [ on its own line at the top"],
  "a page without its first brace": [["pages/home", "{\n", ""], "Write { on its own line at the top"],
  "text above the list": [["team", "[\n  {", "Team:\n[\n  {"], "Delete Team:"],
  "two entries merged into one": [
    ["team", '    "sample": true\n  },\n  {\n    "id": "ben"', '    "sample": true,\n    "id": "ben"'],
    '"id", "name", "description", "imageUrl"',
  ],
  "a line that was pasted twice": [["team", ben, `${ben}\n    ${ben}`], "Delete line 13, which is the same"],
  "a missing picture": [["team", "./images/team/ben.jpg", "./images/team/benn.jpg"], "Did you mean"],
  "the wrong size of a PDF": [["documents", '"bytes": 9', '"bytes": 90'], "the size of the PDF is 9 bytes"],
  "a file in UTF-16": [team((text) => utf16(`\ufeff${text}`)), '"Save with Encoding" and "UTF-8"'],
  "a file in UTF-16 without a byte order mark": [team((text) => utf16(text).swap16()), '"UTF-16"'],
  "a file in another encoding": [
    team((text) => Buffer.from(text.replace("Ben S", "Zoë S"), "latin1")),
    '"Reopen with Encoding"',
  ],
  "a file without content": [team(() => "\n"), "The file is empty."],
  "an empty file beside its translation": [withTranslation("team", ""), "The file is empty."],
  "an empty page beside its translation": [
    withTranslation("pages/our-team", "", { path: "/es/equipo", website: "shown" }),
    "The file is empty.",
  ],
  "a file in UTF-16 beside its translation": [withTranslation("links", utf16("\ufeff[]")), '"UTF-16"'],
  "a file in another encoding beside its translation": [
    withTranslation("links", Buffer.from("[é]", "latin1")),
    '"Windows 1252"',
  ],
  "null in place of a list beside its translation": [withTranslation("testimonials", "null"), "It is null"],
  "null in place of a language": [(site) => site.write("data/languages/es.json", "null"), "It is null"],
  "a language without a locale": [
    (site) => site.write("data/languages/es.json", JSON.stringify({ ...spanish, locale: null })),
    '"locale"',
  ],
  "a truncated file": [team((text) => text.slice(0, 300)), "The file ends in the middle"],
  "an object instead of a list": [team(() => "{}"), "Write [] instead of {}"],
  "an empty list": [(site) => site.write("data/testimonials.json", "[]\n"), "data/pages/our-team.json, line"],
  "a copied page": [copied("pages/our-team.json", "pages/a-new-page.json"), 'Write "path": "/a-new-page"'],
  "a page with a space in its name": [
    (site) => site.rename("data/pages/our-team.json", "data/pages/Our team.json"),
    'Rename it to "our-team.json".',
  ],
  "a page with other letters in its name": [
    (site) => site.rename("data/pages/our-team.json", "data/pages/Nuestro año.json"),
    'Rename it to "nuestro-ano.json".',
  ],
  "a copy of a page in the same folder": [
    copied("pages/our-team.json", "pages/our-team copy.json"),
    "Delete it:",
  ],
  "a copy of a list in the same folder": [copied("team.json", "team copy.json"), "If it is a copy"],
  "a page whose path has changed": [
    (site) => site.replace("data/pages/our-team.json", '"path": "/our-team"', '"path": "/team"'),
    'Write "/team" here, or "path": "/our-team" there.',
  ],
  "a removed page": [(site) => site.remove("data/pages/our-team.json"), "page was removed, delete the entry"],
  "a removed testimonial with a similar id to another one": [
    (site) => {
      site.replace("data/testimonials.json", '"id": "home"', '"id": "home-2"');
      site.replace("data/pages/our-team.json", '"home"', '"home-2"');
      site.replace("data/pages/home.json", '"home"', '"home-1",\n        "home-2"');
    },
    "Write one of these ids",
  ],
  "a missing file": [(site) => site.remove("data/links.json"), "This file is missing."],
  "a file with a typo in its name": [
    (site) => site.rename("data/partners.json", "data/Partner.json"),
    'rename it to "partners.json"',
  ],
  "an unknown file": [(site) => site.write("data/opening-hours.json", "[]"), "Move it out of the data"],
  "a page with another file extension": [(site) => site.write("data/pages/About us.docx", ""), "This file"],
  "a folder in place of a picture": [
    (site) => {
      site.remove("data/images/team/anika.jpg");
      site.write("data/images/team/anika.jpg/anika.jpg", "");
    },
    "is damaged, or is not a picture",
  ],
  "a picture of several megabytes": [
    anika(Buffer.concat([jpeg, Buffer.alloc(2.3 * 1024 ** 2)])),
    "is 2.3 MB",
  ],
  "an iPhone's HEIC picture that was renamed": [anika(heic), "Open it in Photos and export it as a JPEG"],
  "a social card of another type": [(site) => site.write("data/images/social/card.jpg", "GIF89a"), "GIF"],
  "no social card": [(site) => site.remove("data/images/social/card.jpg"), "This picture is missing"],
  "a picture of another type": [(site) => site.write("data/images/team/ben.jpg", "GIF89a"), "actually a GIF"],
  "no pages": [(site) => site.remove("data/pages"), "There are no pages in this folder."],
  "hidden files of an operating system": [
    (site) => {
      site.write("data/.DS_Store", "");
      site.write("data/pages/.DS_Store", "");
    },
  ],
  "problems of all kinds, in reading order": [
    (site) => {
      site.replace("data/links.json", '"sample": true', '"sample": true,');
      site.replace("data/team.json", '"position"', '"postion"');
      site.replace("data/team.json", "./images/team/ben.jpg", "./images/team/benn.jpg");
      site.replace("data/team.json", "{phone}", "{fone}");
      site.replace("data/pages/home.json", '"phone:main"', '"/nowhere"');
      site.replace("data/pages/home.json", "#welcome", "#gone");
      site.replace("data/pages/home.json", "{email}", "{mail}");
    },
    ...["links.json", "{mail}", "gone", "/nowhere", "postion", "{fone}", "benn.jpg"],
  ],
  "malformed files, which have no other problems": [
    (site) => {
      site.write("data/phrases/en.json", '[{ "answer" "cost" }]');
      site.replace("data/testimonials.json", "[", "");
      site.replace("data/team.json", '"id": "anika"', '"id" "anika"');
      site.replace("data/pages/our-team.json", '"kind": "team-list",', '"kind": "team-list"');
    },
    ...["our-team.json", "phrases/en.json", "data/team.json", "testimonials.json"],
  ],
};
