import { render, screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { type PageLanguage, PageLanguageContext } from "../hooks/use-page-language";
import { Header } from "./header";
import { siteFacts } from "./layout.fixtures";

function show(language: PageLanguage) {
  jest.mocked(useStaticQuery).mockReturnValue(siteFacts);
  const { container } = render(
    <PageLanguageContext value={language}>
      <Header path="/" />
    </PageLanguageContext>,
  );
  return container;
}

test("each other language is a link of the header in its own name, marked with its code", () => {
  show({
    languages: [
      { code: "es", name: "Español", path: "/es/cita" },
      { code: "ru", name: "Русский", path: "/ru" },
    ],
  });
  const header = within(screen.getByRole("banner"));
  expect(header.getByRole("link", { name: "Русский" })).toHaveAttribute("href", "/ru");
  const link = header.getByRole("link", { name: "Español" });
  expect(link).toHaveAttribute("href", "/es/cita");
  expect(link).toHaveAttribute("lang", "es");
  expect(link).toHaveAttribute("hreflang", "es");
});

test("while no other language is live, the header has no such link", () => {
  expect(show({}).querySelector("[hreflang]")).toBeNull();
});

test("in a language that is written from right to left, a phone number keeps its order, and is called", () => {
  show({ direction: "rtl" });
  const phone = screen.getByRole("link", { name: /555-0142/ });
  expect(phone).toHaveTextContent("\u2066(907) 555-0142\u2069");
  expect(phone).toHaveAttribute("href", "tel:+19075550142");
});

test("the logo leads to Home in the language of the page", () => {
  show({ paths: { "/": "/es" } });
  expect(screen.getByRole("link", { name: "Guidepost Pediatric" })).toHaveAttribute("href", "/es");
});
