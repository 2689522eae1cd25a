import { render, screen } from "@testing-library/react";
import { PageLanguageContext } from "../hooks/use-page-language";
import { WordsContext } from "../hooks/use-words";
import { english } from "../words/catalog";
import { PageLink } from "./page-link";

const spanish = { ...english, links: { ...english.links, inEnglish: "(en inglés)" } };
const paths = { "/": "/es", "/contact": "/es/contacto" };

test.each([
  ["an English page", "/about", true],
  ["a section of an English page", "/about#winter", true],
  ["a file", "/documents/privacy.pdf", true],
  ["a file in the language", "/documents/es/privacy.pdf", false],
  ["a page in the language", "/es/contacto", false],
  ["a section of it", "/es/contacto#form", false],
  ["a section of the same page", "#form", false],
])("on a Spanish page, a link to %s says that it is in English, or not", (_, href, says) => {
  render(
    <WordsContext value={spanish}>
      <PageLanguageContext value={{ paths }}>
        <PageLink href={href}>Más</PageLink>
      </PageLanguageContext>
    </WordsContext>,
  );
  const link = screen.getByRole("link");
  expect(link).toHaveAccessibleName(says ? "Más (en inglés)" : "Más");
  expect(link.getAttribute("hreflang")).toBe(says ? "en" : null);
});

test("an English page says nothing of languages", () => {
  render(<PageLink href="/about">More</PageLink>);
  expect(screen.getByRole("link")).toHaveAccessibleName("More");
  expect(screen.getByRole("link")).not.toHaveAttribute("hreflang");
});
