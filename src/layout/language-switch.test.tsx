import { render, screen } from "@testing-library/react";
import { PageLanguageContext } from "../hooks/use-page-language";
import { LanguageSwitch } from "./language-switch";

test("each other language is a link in its own name, marked with its code", () => {
  const languages = [
    { code: "es", name: "Español", path: "/es/cita" },
    { code: "ru", name: "Русский", path: "/ru" },
  ];
  render(
    <PageLanguageContext value={{ languages }}>
      <LanguageSwitch />
    </PageLanguageContext>,
  );
  const links = screen.getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(["Español", "Русский"]);
  expect(links[0]).toHaveAttribute("href", "/es/cita");
  expect(links[0]).toHaveAttribute("lang", "es");
  expect(links[0]).toHaveAttribute("hreflang", "es");
});

test("while no other language is live, there is nothing", () => {
  const { container } = render(<LanguageSwitch />);
  expect(container).toBeEmptyDOMElement();
});
