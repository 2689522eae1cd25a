import { spanish } from "./languages.fixtures";
import { pageLanguagesIn, withLanguageTags } from "./page-languages";

const languagesOf = pageLanguagesIn([spanish]);
const contact = [
  { code: "en", path: "/contact" },
  { code: "es", path: "/es/contacto" },
  { code: "x-default", path: "/contact" },
];

test.each([
  ["/contact", undefined, contact],
  ["/es/contacto", spanish, contact],
  ["/es/404.html", spanish, []],
  ["/about", undefined, []],
  ["/essays", undefined, []],
])("%s", (path, language, alternates) => {
  expect(languagesOf(path)).toEqual({ language, alternates });
});

const site = "https://clinic.example";
const page = '<html lang="en-US" data-sources="1"><head><title>Contact</title></head></html>';
const links =
  '<link rel="alternate" hreflang="en" href="https://clinic.example/contact"><link rel="alternate" hreflang="es" href="https://clinic.example/es/contacto"><link rel="alternate" hreflang="x-default" href="https://clinic.example/contact">';
const arabic = { ...spanish, locale: "ar", direction: "rtl" as const };

test.each([
  ["an English page", "/contact", spanish, '<html lang="en-US" data'],
  ["a Spanish page", "/es/contacto", spanish, '<html lang="es-US" data'],
  ["a page from right to left", "/es/contacto", arabic, '<html lang="ar" dir="rtl" data'],
])("%s has its language and its versions, also when it is processed twice", (_, path, language, start) => {
  const languages = pageLanguagesIn([language])(path);
  const once = withLanguageTags(page, languages, site);
  expect(once).toContain(start);
  expect(once).toContain(`</title>${links}</head>`);
  expect(withLanguageTags(once, languages, site)).toBe(once);
});

test("the feed of an English page says nothing of languages, and that of a Spanish page that it is in English", () => {
  const feed =
    '<link rel="alternate" type="application/atom+xml" title="Days when we are closed" href="/closures.xml"/>';
  const words = { ...spanish.words, head: { ...spanish.words.head, closures: "Días de cierre" } };
  const html = page.replace("</head>", `${feed}</head>`);
  const tagsOf = (path: string, before: string) =>
    withLanguageTags(before, pageLanguagesIn([{ ...spanish, words }])(path), site);
  expect(tagsOf("/contact", html)).toContain(feed);
  const own = 'title="Días de cierre (in English)" hreflang="en" href="/closures.xml"';
  const once = tagsOf("/es/contacto", html);
  expect(once).toContain(own);
  expect(tagsOf("/es/contacto", once)).toBe(once);
});

test("a page in English only is unchanged, and loses the links of an earlier build", () => {
  const { alternates } = pageLanguagesIn([spanish])("/contact");
  const earlier = withLanguageTags(page, { alternates }, site);
  expect(withLanguageTags(earlier, { alternates: [] }, site)).toBe(page);
});
