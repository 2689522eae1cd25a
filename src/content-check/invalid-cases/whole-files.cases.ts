import type { Fixture } from "../fixture";

/** A change to whole files, and what the check reports. */
interface InvalidFileCase {
  readonly change: (site: Fixture) => void;
  readonly file: string;
  readonly says: string | readonly string[];
}

const jpeg = Buffer.from("ffd8ffe0", "hex");
const heic = Buffer.from("\0\0\0\x24ftypmif1\0\0\0\0mif1heic");
const png = Buffer.from("89504e470d0a1a0a", "hex");

const utf16 = (text: string) => Buffer.from(text, "utf16le");

/** Files that are missing, unknown or unreadable, and changes that affect several files. */
export const brokenWholeFiles: Record<string, InvalidFileCase> = {
  "a file in UTF-16": {
    change: (site) => site.write("data/team.json", utf16(`\ufeff${site.read("data/team.json")}`)),
    file: "data/team.json",
    says: ['"UTF-16"', '"Save with Encoding" and "UTF-8"'],
  },
  "a file in UTF-16 without a byte order mark": {
    change: (site) => site.write("data/team.json", utf16(site.read("data/team.json")).swap16()),
    file: "data/team.json",
    says: '"UTF-16"',
  },
  "a file in another encoding": {
    change: (site) =>
      site.write(
        "data/team.json",
        Buffer.from(site.read("data/team.json").replace("Ben S", "Zoë S"), "latin1"),
      ),
    file: "data/team.json",
    says: ['The letter "ë"', '"Windows 1252"', '"Reopen with Encoding"'],
  },
  "a file without content": {
    change: (site) => site.write("data/team.json", "\n"),
    file: "data/team.json",
    says: ["The file is empty.", "Source Control", '"Discard Changes"'],
  },
  "a truncated file": {
    change: (site) => site.write("data/team.json", site.read("data/team.json").slice(0, 300)),
    file: "data/team.json",
    says: ["The file ends in the middle", '"Discard Changes"'],
  },
  "an object instead of a list": {
    change: (site) => site.write("data/team.json", "{}"),
    file: "data/team.json",
    says: ["a list in [square brackets]", "Write [] instead of {}"],
  },
  "an empty list": {
    change: (site) => site.write("data/testimonials.json", "[]\n"),
    file: "data/pages/home.json",
    says: ["data/testimonials.json has no entries", '"Discard Changes"', "data/pages/our-team.json, line"],
  },
  "a copied page": {
    change: (site) => site.write("data/pages/a-new-page.json", site.read("data/pages/our-team.json")),
    file: "data/pages/a-new-page.json",
    says: [
      'the same "path", "title" and "description" as data/pages/our-team.json',
      'Write "path": "/a-new-page"',
      "If this file is only a copy, delete it.",
    ],
  },
  "a copied page with its own path": {
    change: (site) =>
      site.write(
        "data/pages/a-new-page.json",
        site.read("data/pages/our-team.json").replace('"/our-team"', '"/a-new-page"'),
      ),
    file: "data/pages/a-new-page.json",
    says: ['the same "title" and "description"', "Write another title"],
  },
  "a page with a space in its name": {
    change: (site) => site.rename("data/pages/our-team.json", "data/pages/Our team.json"),
    file: "data/pages/Our team.json",
    says: 'Rename it to "our-team.json".',
  },
  "a copy of a page in the same folder": {
    change: (site) => site.write("data/pages/our-team copy.json", site.read("data/pages/our-team.json")),
    file: "data/pages/our-team copy.json",
    says: "Delete it: it is a copy of our-team.json.",
  },
  "a copy of a list in the same folder": {
    change: (site) => site.write("data/team copy.json", site.read("data/team.json")),
    file: "data/team copy.json",
    says: "If it is a copy, delete it.",
  },
  "a page whose path has changed": {
    change: (site) => site.replace("data/pages/our-team.json", '"path": "/our-team"', '"path": "/team"'),
    file: "data/navigation.json",
    says: [
      'data/pages/our-team.json now has the address "/team"',
      'Write "/team" here, or "path": "/our-team" there.',
      "data/pages/home.json, line 33",
      "data/redirects.json, line 4",
      "data/team.json, line 13",
    ],
  },
  "a removed page": {
    change: (site) => site.remove("data/pages/our-team.json"),
    file: "data/navigation.json",
    says: [
      'No page has the address "/our-team"',
      "If the page was removed, delete the entry {",
      "data/redirects.json, line 4",
    ],
  },
  "a removed testimonial with a similar id to another one": {
    change: (site) => {
      site.replace("data/testimonials.json", '"id": "home"', '"id": "home-2"');
      site.replace("data/pages/our-team.json", '"home"', '"home-2"');
      site.replace("data/pages/home.json", '"home"', '"home-1",\n        "home-2"');
    },
    file: "data/pages/home.json",
    says: ['No testimonial has the id "home-1"', "Write one of these ids", 'delete the line "home-1",'],
  },
  "a missing file": {
    change: (site) => site.remove("data/links.json"),
    file: "data/links.json",
    says: "This file is missing.",
  },
  "a file with a typo in its name": {
    change: (site) => site.rename("data/partners.json", "data/Partner.json"),
    file: "data/Partner.json",
    says: 'rename it to "partners.json"',
  },
  "an unknown file": {
    change: (site) => site.write("data/opening-hours.json", "[]"),
    file: "data/opening-hours.json",
    says: "Move it out of the data folder.",
  },
  "a page with another file extension": {
    change: (site) => site.write("data/pages/About us.docx", ""),
    file: "data/pages/About us.docx",
    says: "This file is not a page.",
  },
  "a PNG that is called .jpg": {
    change: (site) => site.write("data/images/team/anika.jpg", png),
    file: "data/team.json",
    says: "data/images/team/anika.jpg is actually a PNG picture.",
  },
  "a picture that is too large": {
    change: (site) =>
      site.write("data/images/team/anika.jpg", Buffer.concat([jpeg, Buffer.alloc(450 * 1024)])),
    file: "data/team.json",
    says: "is 451 KB",
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
  "a PDF that is another type": {
    change: (site) => site.write("static/documents/privacy-practices.pdf", "<html>"),
    file: "data/documents.json",
    says: "A PDF file",
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
    says: "Open it in Photos and export it as a JPEG named data/images/team/anika.jpg.",
  },
  "a WebP picture that was renamed": {
    change: (site) => site.write("data/images/team/anika.jpg", "RIFF1234WEBPVP8 "),
    file: "data/team.json",
    says: "is actually a WebP picture",
  },
  "a picture of another type": {
    change: (site) => site.write("data/images/team/ben.jpg", "GIF89a"),
    file: "data/team.json",
    says: "is actually a GIF picture",
  },
};
