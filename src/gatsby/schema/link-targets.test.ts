import { english } from "../../words/catalog";
import type { Context } from "./context";
import { pdfIn, resolveRichText, resolveTarget } from "./link-targets";

jest.mock("../../content-check/translations/read-languages", () => ({
  readLanguages: () => [jest.requireActual("../languages/languages.fixtures").spanish],
}));

const intake = { title: "Intake", file: "/documents/intake.pdf", pages: 2, bytes: 120_400 };
const own = { file: "/documents/es/intake.pdf", pages: 3, bytes: 130_000 };
const made = { ...intake, madeOf: "12ab", inLanguages: [{ language: "es", ...own }] };
const entries: Readonly<Record<string, object>> = {
  financing: { url: "https://financing.example/" },
  helpline: { url: "https://helpline.example/" },
  intake: made,
  "english-only": intake,
};
const clinic = { phones: { main: "(907) 555-0142", fax: "(907) 555-0143" }, email: "hello@clinic.example" };
/** The context of a page, for which the content has these entries. */
const pageIn = (language?: string): Context => ({
  language,
  nodeModel: {
    findOne: async ({ type, query }: { type?: string; query?: { filter: { jsonId?: { eq: string } } } }) =>
      type === "Clinic" ? clinic : (entries[query?.filter.jsonId?.eq ?? ""] ?? null),
    findAll: async () => ({ entries: [] }),
  },
});

test.each([
  ["/contact", { href: "/contact", kind: "page" }],
  ["/services#speech-therapy", { href: "/services#speech-therapy", kind: "page" }],
  ["#podcast", { href: "#podcast", kind: "place" }],
  ["link:financing", { href: "https://financing.example/", kind: "outside" }],
  ["document:intake", { href: "/documents/intake.pdf", kind: "document", pdf: intake }],
  ["phone:main", { href: "tel:+19075550142", kind: "phone" }],
  ["phone:fax", { href: "tel:+19075550143", kind: "phone" }],
  ["email", { href: "mailto:hello@clinic.example", kind: "email" }],
])("%s resolves to its URL", async (target, expected) => {
  await expect(resolveTarget(target, pageIn())).resolves.toEqual(expected);
});

test.each(["link:nowhere", "document:nothing"])("%s throws and is named in the error", async (target) => {
  await expect(resolveTarget(target, pageIn())).rejects.toThrow(`"${target}" is a broken link`);
});

const words = { files: english.files, links: english.links, locale: english.locale };
const newTab = ' target="_blank" rel="noopener"';
const opens = '<span class="visually-hidden"> (opens in a new tab)</span>';
const pdf = (facts: string) => ` (PDF, ${facts}<span class="visually-hidden">, opens in a new tab</span>)`;
const note = '<span data-note="language"> (in English)</span>';

test.each([
  [
    "See <a href='document:intake'>the form</a>.",
    `See <a href="/documents/intake.pdf"${newTab}>the form${pdf("2 pages, 120 KB")}</a>.`,
  ],
  ['<a href="tel:+19075550142">Call</a>', '<a href="tel:+19075550142">Call</a>'],
  ["<p>No link</p>", "<p>No link</p>"],
])("in HTML, %s becomes %s", async (html, expected) => {
  await expect(resolveRichText(html, pageIn(), words)).resolves.toBe(expected);
});

test.each([
  [undefined, "/about", '<a href="/about">More</a>'],
  [undefined, "link:financing", `<a href="https://financing.example/"${newTab}>More${opens}</a>`],
  ["es", "/contact#form", '<a href="/es/contacto#form">More</a>'],
  ["es", "/about", `<a href="/about" hreflang="en">More${note}</a>`],
  [
    "es",
    "link:financing",
    `<a href="https://financing.example/" hreflang="en"${newTab}>More${opens}${note}</a>`,
  ],
  ["es", "link:helpline", `<a href="https://helpline.example/"${newTab}>More${opens}</a>`],
  ["es", "document:intake", `<a href="/documents/es/intake.pdf"${newTab}>More${pdf("3 pages, 130 KB")}</a>`],
  [
    "es",
    "document:english-only",
    `<a href="/documents/intake.pdf" hreflang="en"${newTab}>More${pdf("2 pages, 120 KB")}${note}</a>`,
  ],
  ["es", "phone:main", '<a href="tel:+19075550142">More</a>'],
])(
  "on a page in the language %p, a link to %s says that it is in English if it is",
  async (language, target, expected) => {
    const html = `<a href='${target}'>More</a>`;
    await expect(resolveRichText(html, pageIn(language), words)).resolves.toBe(expected);
  },
);

test.each([
  ["an English page", made, undefined, intake],
  ["a Spanish page", made, "es", own],
  ["a page in a language without the PDF", made, "tl", intake],
  ["a Spanish page, where nothing is translated", { ...intake, madeOf: "12ab" }, "es", intake],
  ["a Spanish page, where the clinic has a PDF of its own", { ...made, madeOf: undefined }, "es", intake],
])("%s leads to the PDF in its language, or to the English one", (_, document, language, expected) => {
  expect(pdfIn(document as Parameters<typeof pdfIn>[0], language)).toMatchObject(expected);
});
