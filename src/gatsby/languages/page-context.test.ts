import { spanish } from "./languages.fixtures";
import { basicContext, pageContexts } from "./page-context";

const page = { path: "/contact", reviewed: null, blocks: [{ __typename: "ConcernFinderBlock" }] };
const links = (path: string) => [{ code: "es", name: "Español", path }];

test("while no language is live, a page is in English and its context says nothing of languages", () => {
  expect(pageContexts(page, [])).toEqual([
    { path: "/contact", context: { reviewed: null, hasQuickActions: true } },
  ]);
});

test("a page that is live in a language is made twice, and each links to the other", () => {
  const [english, own] = pageContexts(page, [spanish]);
  expect(english).toEqual({
    path: "/contact",
    context: { reviewed: null, hasQuickActions: true, languages: links("/es/contacto") },
  });
  expect(own).toMatchObject({
    path: "/es/contacto",
    context: {
      language: "es",
      original: "/contact",
      languages: [{ code: "en", name: "English", path: "/contact" }],
      paths: { "/": "/es", "/contact": "/es/contacto" },
      websites: ["https://helpline.example/"],
      words: { locale: "es-US", dates: { weekdays: expect.arrayContaining(["lunes"]) } },
    },
  });
});

test("a page that is not live in a language links to its Home", () => {
  const pages = pageContexts({ ...page, path: "/about" }, [spanish]);
  expect(pages).toEqual([{ path: "/about", context: expect.objectContaining({ languages: links("/es") }) }]);
});

test("sections that have moved lead to the page in the same language", () => {
  const moved = [
    ["form", "/contact#form"],
    ["jobs", "/about#jobs"],
  ] as const;
  const pages = pageContexts({ ...page, moved }, [spanish]);
  expect(pages.map(({ context }) => context.moved)).toEqual([
    moved,
    [
      ["form", "/es/contacto#form"],
      ["jobs", "/about#jobs"],
    ],
  ]);
});

test("only a language from right to left has a direction", () => {
  expect(basicContext(spanish)).not.toHaveProperty("direction");
  expect(basicContext({ ...spanish, direction: "rtl" })).toMatchObject({ direction: "rtl" });
});

test("a changed translation changes the context, so that Gatsby runs the query of the page again", () => {
  const changed = { ...spanish, texts: new Map([["Contact", "Contáctenos"]]) };
  expect(basicContext(changed).version).not.toBe(basicContext(spanish).version);
});
