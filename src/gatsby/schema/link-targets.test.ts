import { english } from "../../words/catalog";
import { type LinkResolver, pdfIn, resolveRichText, resolveTarget } from "./link-targets";

const intake = { title: "Intake", file: "/documents/intake.pdf", pages: 2, bytes: 120_400 };
const resolver: LinkResolver = {
  page: (path) => path.replace("/about", "/es/sobre"),
  link: async (id) => (id === "financing" ? "https://financing.example/" : undefined),
  pdf: async (id) => (id === "intake" ? intake : undefined),
  phone: async (which) => (which === "main" ? "(907) 555-0142" : "(907) 555-0143"),
  email: async () => "hello@clinic.example",
};

test.each([
  ["/contact", { href: "/contact", kind: "page" }],
  ["/services#speech-therapy", { href: "/services#speech-therapy", kind: "page" }],
  ["/about#team", { href: "/es/sobre#team", kind: "page" }],
  ["#podcast", { href: "#podcast", kind: "place" }],
  ["link:financing", { href: "https://financing.example/", kind: "outside" }],
  ["document:intake", { href: "/documents/intake.pdf", kind: "document", pdf: intake }],
  ["phone:main", { href: "tel:+19075550142", kind: "phone" }],
  ["phone:fax", { href: "tel:+19075550143", kind: "phone" }],
  ["email", { href: "mailto:hello@clinic.example", kind: "email" }],
])("%s resolves to its URL", async (target, expected) => {
  await expect(resolveTarget(target, resolver)).resolves.toEqual(expected);
});

test.each(["link:nowhere", "document:nothing"])("%s throws and is named in the error", async (target) => {
  await expect(resolveTarget(target, resolver)).rejects.toThrow(`"${target}" is a broken link`);
});

const words = { files: english.files, links: english.links, locale: english.locale };

test.each([
  ["<a href='/contact'>Write</a>", '<a href="/contact">Write</a>'],
  [
    "<a href='link:financing'>Pay later</a>",
    '<a href="https://financing.example/" target="_blank" rel="noopener">Pay later<span class="visually-hidden"> (opens in a new tab)</span></a>',
  ],
  [
    "See <a href='document:intake'>the form</a>.",
    'See <a href="/documents/intake.pdf" target="_blank" rel="noopener">the form (PDF, 2 pages, 120 KB<span class="visually-hidden">, opens in a new tab</span>)</a>.',
  ],
  ['<a href="tel:+19075550142">Call</a>', '<a href="tel:+19075550142">Call</a>'],
  ["<p>No link</p>", "<p>No link</p>"],
])("in HTML, %s becomes %s", async (html, expected) => {
  await expect(resolveRichText(html, resolver, words)).resolves.toBe(expected);
});

test.each([
  [
    "another website",
    "link:financing",
    "https://financing.example/",
    '<a href="https://financing.example/" hreflang="en" target="_blank" rel="noopener">Más<span class="visually-hidden"> (opens in a new tab)</span><span data-note="language"> (in English)</span></a>',
  ],
  [
    "another website that is not in English",
    "link:financing",
    "https://other.example/",
    '<a href="https://financing.example/" target="_blank" rel="noopener">Más<span class="visually-hidden"> (opens in a new tab)</span></a>',
  ],
  [
    "a page",
    "/contact",
    "/contact",
    '<a href="/contact" hreflang="en">Más<span data-note="language"> (in English)</span></a>',
  ],
  ["a phone number", "phone:main", "tel:+19075550142", '<a href="tel:+19075550142">Más</a>'],
])(
  "on a Spanish page, a link to %s says that it is in English if it is",
  async (_, target, english, expected) => {
    const spanish = { ...resolver, isEnglish: (address: string) => address === english };
    await expect(resolveRichText(`<a href='${target}'>Más</a>`, spanish, words)).resolves.toBe(expected);
  },
);

const consent = {
  id: "consent",
  title: "Consent",
  description: "What you agree to.",
  file: "/documents/consent.pdf",
  pages: 2,
  bytes: 100,
};
const inEnglish = { title: "Consent", file: "/documents/consent.pdf", pages: 2, bytes: 100 };
const own = { file: "/documents/es/consent.pdf", pages: 3, bytes: 120 };
const made = { ...consent, madeOf: "12ab", inLanguages: [{ language: "es", ...own }] };

test.each([
  ["an English page", made, undefined, inEnglish],
  ["a Spanish page", made, "es", own],
  ["a page in a language without the PDF", made, "tl", inEnglish],
  ["a Spanish page, where nothing is translated", { ...consent, madeOf: "12ab" }, "es", inEnglish],
  [
    "a Spanish page, where the clinic has its own English PDF",
    { ...made, madeOf: undefined },
    "es",
    inEnglish,
  ],
])("%s leads to the PDF in its language, or to the English one", (_, document, language, expected) => {
  expect(pdfIn(document as typeof made, language)).toMatchObject(expected);
});
