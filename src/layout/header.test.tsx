import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import "../elements/controls";
import { useStaticQuery } from "gatsby";
import { type PageLanguage, PageLanguageContext } from "../hooks/use-page-language";
import { Drawer, Header } from "./header";
import { siteFacts } from "./layout.fixtures";
import "../elements/menus";

describe("language switch", () => {
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
});

describe("drawer", () => {
  // jsdom cannot follow links.
  document.addEventListener("click", (event) => {
    if ((event.target as Element).closest("a")) event.preventDefault();
  });

  /** The media query for screens that show the bar. A test sets whether it matches. */
  const screenWidth = Object.assign(new EventTarget(), { matches: false }) as MediaQueryList & {
    matches: boolean;
  };

  beforeEach(() => {
    jest.mocked(useStaticQuery).mockReturnValue(siteFacts);
    screenWidth.matches = false;
    jest.spyOn(window, "matchMedia").mockReturnValue(screenWidth);
    render(
      <>
        <nav aria-label="Bar">
          <a href="/">Home</a>
        </nav>
        <Drawer path="/about" />
      </>,
    );
  });

  test("it opens with the menu, the current page marked, and the phone number", async () => {
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
    const drawer = within(screen.getByRole("dialog", { name: "Menu" }));
    expect(drawer.getByRole("link", { name: "About" })).toHaveAttribute("aria-current", "page");
    expect(drawer.getByRole("link", { name: "Call (907) 555-0142" })).toBeVisible();
    expect(drawer.getByRole("button", { name: "Close menu" })).toBeVisible();
  });

  test("a closed drawer does not move the focus when the bar appears", () => {
    const opener = screen.getByRole("button", { name: "Open menu" });
    opener.focus();
    screenWidth.matches = true;
    screenWidth.dispatchEvent(new Event("change"));
    expect(opener).toHaveFocus();
  });
});
