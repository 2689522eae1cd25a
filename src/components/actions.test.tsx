import { render, screen } from "@testing-library/react";
import { Actions } from "./actions";
import { bookingAction, callAction, outsideAction, pageAction, pdfAction } from "./parts.fixtures";
import { SpanishPage } from "./spanish-page.fixtures";

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
  expect(screen.getAllByRole("link").map((link) => link.className)).toEqual([
    "primary",
    "primary",
    "primary",
  ]);
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

test.each([
  [outsideAction, "Our video channel (opens in a new tab) (en inglés)", "en"],
  [
    { ...outsideAction, to: { ...outsideAction.to, href: "https://helpline.example/" } },
    "Our video channel (opens in a new tab)",
    null,
  ],
  [pageAction, "About Us (en inglés)", "en"],
  [callAction, "Call (907) 555-0142", null],
])(
  "on a Spanish page, case %#, a button says that it leads to something in English if it does",
  (action, name, language) => {
    render(<Actions actions={[action]} />, { wrapper: SpanishPage });
    expect(screen.getByRole("link", { name }).getAttribute("hreflang")).toBe(language);
  },
);

test("nothing is rendered without actions", () => {
  const { container } = render(<Actions actions={null} />);
  expect(container).toBeEmptyDOMElement();
});
