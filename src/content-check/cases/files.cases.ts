import type { ChangeCases } from "./case.fixtures";

const jpeg = Buffer.from("ffd8ffe0", "hex");
const heic = Buffer.from("\0\0\0\x24ftypmif1\0\0\0\0mif1heic");
const png = Buffer.from("89504e470d0a1a0a", "hex");
const utf16 = (text: string) => Buffer.from(text, "utf16le");

/** Cases of files that are missing, unknown or unreadable. */
export const filesChanges: ChangeCases = {
  "a picture path without ./": [
    ["team", "./images/team/ben.jpg", "images/team/ben.jpg"],
    'Write "./images/team/ben.jpg".',
  ],
  "a picture with an uppercase file extension": [
    ["pages/home", "../images/hero/scene.jpg", "../images/team/IMG_1.JPG"],
    'Save the picture as data/images/team/img-1.jpg and write "../images/team/img-1.jpg".',
  ],
  "a missing picture": [["team", "./images/team/ben.jpg", "./images/team/benn.jpg"], "Did you mean"],
  "a picture path with the wrong letter case": [
    ["team", "./images/team/ben.jpg", "./images/Team/ben.jpg"],
    'Write "./images/team/ben.jpg".',
  ],
  "a picture outside data/": [["team", "./images/team/ben.jpg", "../static/ben.jpg"], "a file outside the"],
  "a missing picture without a similar name": [
    ["team", "./images/team/ben.jpg", "./images/team/zoe.jpg"],
    "Save the picture as data/images/team/zoe.jpg",
  ],
  "the wrong size of a PDF": [["documents", '"bytes": 9', '"bytes": 90'], "the size of the PDF is 9 bytes"],
  "a missing PDF": [["documents", "/documents/privacy-practices.pdf", "/documents/privacy.pdf"], "There is"],
  "a file in UTF-16": [
    (site) => site.write("data/team.json", utf16(`\ufeff${site.read("data/team.json")}`)),
    '"Save with Encoding" and "UTF-8"',
  ],
  "a file in UTF-16 without a byte order mark": [
    (site) => site.write("data/team.json", utf16(site.read("data/team.json")).swap16()),
    '"UTF-16"',
  ],
  "a file in another encoding": [
    (site) =>
      site.write(
        "data/team.json",
        Buffer.from(site.read("data/team.json").replace("Ben S", "Zoë S"), "latin1"),
      ),
    '"Reopen with Encoding"',
  ],
  "a file without content": [(site) => site.write("data/team.json", "\n"), "The file is empty."],
  "a truncated file": [
    (site) => site.write("data/team.json", site.read("data/team.json").slice(0, 300)),
    "The file ends in the middle",
  ],
  "an object instead of a list": [(site) => site.write("data/team.json", "{}"), "Write [] instead of {}"],
  "an empty list": [(site) => site.write("data/testimonials.json", "[]\n"), "data/pages/our-team.json, line"],
  "a copied page": [
    (site) => site.write("data/pages/a-new-page.json", site.read("data/pages/our-team.json")),
    'Write "path": "/a-new-page"',
  ],
  "a copied page with its own path": [
    (site) =>
      site.write(
        "data/pages/a-new-page.json",
        site.read("data/pages/our-team.json").replace('"/our-team"', '"/a-new-page"'),
      ),
    "Write another title",
  ],
  "a page with a space in its name": [
    (site) => site.rename("data/pages/our-team.json", "data/pages/Our team.json"),
    'Rename it to "our-team.json".',
  ],
  "a copy of a page in the same folder": [
    (site) => site.write("data/pages/our-team copy.json", site.read("data/pages/our-team.json")),
    "Delete it: it is a copy of our-team.json.",
  ],
  "a copy of a list in the same folder": [
    (site) => site.write("data/team copy.json", site.read("data/team.json")),
    "If it is a copy, delete it.",
  ],
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
  "a PNG that is called .jpg": [(site) => site.write("data/images/team/anika.jpg", png), "is actually a PNG"],
  "a picture that is too large": [
    (site) => site.write("data/images/team/anika.jpg", Buffer.concat([jpeg, Buffer.alloc(450 * 1024)])),
    "is 451 KB",
  ],
  "an empty picture": [(site) => site.write("data/images/team/anika.jpg", ""), "data/images/team/anika.jpg"],
  "a folder in place of a picture": [
    (site) => {
      site.remove("data/images/team/anika.jpg");
      site.write("data/images/team/anika.jpg/anika.jpg", "");
    },
    "is damaged, or is not a picture",
  ],
  "a PDF that is another type": [
    (site) => site.write("static/documents/privacy-practices.pdf", "<html>"),
    "A PDF file",
  ],
  "a picture of several megabytes": [
    (site) => site.write("data/images/team/anika.jpg", Buffer.concat([jpeg, Buffer.alloc(2.3 * 1024 ** 2)])),
    "is 2.3 MB",
  ],
  "an iPhone's HEIC picture that was renamed": [
    (site) => site.write("data/images/team/anika.jpg", heic),
    "Open it in Photos and export it as a JPEG named data/images/team/anika.jpg.",
  ],
  "a WebP picture that was renamed": [
    (site) => site.write("data/images/team/anika.jpg", "RIFF1234WEBPVP8 "),
    "is actually a WebP picture",
  ],
  "a picture of another type": [(site) => site.write("data/images/team/ben.jpg", "GIF89a"), "actually a GIF"],
};
