import { render, screen } from "@testing-library/react";
import { Actions } from "./actions";
import { PageLink } from "./page-link";
import {
  bookingAction,
  callAction,
  outsideAction,
  pageAction,
  pdfAction,
  SpanishPage,
} from "./parts.fixtures";

describe("actions", () => {
  test.each([
    ["the booking button, wherever it is", [pageAction, bookingAction], "booking", "Schedule Now"],
    [
      "the first button, if it leads to another site",
      [outsideAction, bookingAction],
      "primary",
      "Our video channel (opens in a new tab)",
    ],
    ["the first button, if no button books", [pageAction, callAction], "primary", "About Us"],
  ])("the main button is %s", (_case, actions, look, label) => {
    render(<Actions actions={actions} />);
    const main = screen.getAllByRole("link").filter((link) => link.className !== "secondary");
    expect(main).toEqual([screen.getByRole("link", { name: label })]);
    expect(main[0]).toHaveClass(look);
  });

  test("buttons that all lead to the same page look the same", () => {
    render(<Actions actions={["PT", "ST", "OT"].map((label) => ({ ...pageAction, label }))} />);
    for (const link of screen.getAllByRole("link")) expect(link).toHaveClass("primary");
  });

  test.each([
    [pageAction.label, pageAction, "About Us", null],
    [callAction.label, callAction, "Call (907) 555-0142", null],
    [outsideAction.label, outsideAction, "Our video channel (opens in a new tab)", "_blank"],
    [pdfAction.label, pdfAction, /^DOWNLOAD PDF \(PDF, 12 pages, 840 KB, opens in a new tab\)/, "_blank"],
  ])("%s has the right link, name and target", (_label, action, name, tab) => {
    render(<Actions actions={[action]} />);
    const link = screen.getByRole("link", { name });
    expect(link).toHaveAttribute("href", action.to.href);
    expect(link.getAttribute("target")).toBe(tab);
  });

  test("nothing is rendered without actions", () => {
    const { container } = render(<Actions actions={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("page link", () => {
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
});
