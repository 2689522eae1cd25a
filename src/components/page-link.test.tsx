import { render, screen } from "@testing-library/react";
import { PageLink } from "./page-link";
import { SpanishPage } from "./spanish-page.fixtures";

test.each([
  ["an English page", "/about", true],
  ["a section of an English page", "/about#winter", true],
  ["a file", "/documents/privacy.pdf", true],
  ["a file in the language", "/documents/es/privacy.pdf", false],
  ["a page in the language", "/es/contacto", false],
  ["a section of it", "/es/contacto#form", false],
  ["a section of the same page", "#form", false],
  ["another website", "https://videos.example/", true],
  ["another website that can be read in the language", "https://helpline.example/", false],
])("on a Spanish page, a link to %s says that it is in English, or not", (_, href, says) => {
  render(<PageLink href={href}>Más</PageLink>, { wrapper: SpanishPage });
  const link = screen.getByRole("link");
  expect(link).toHaveAccessibleName(says ? "Más (en inglés)" : "Más");
  expect(link.getAttribute("hreflang")).toBe(says ? "en" : null);
});

test.each(["/about", "https://videos.example/"])(
  "on an English page, a link to %s says nothing of languages",
  (href) => {
    render(<PageLink href={href}>More</PageLink>);
    expect(screen.getByRole("link")).toHaveAccessibleName("More");
    expect(screen.getByRole("link")).not.toHaveAttribute("hreflang");
  },
);
