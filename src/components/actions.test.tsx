import { render, screen } from "@testing-library/react";
import { bookingAction, callAction, outsideAction, pageAction, pdfAction } from "./action.fixtures";
import { Actions } from "./actions";

test.each([
  ["the one that books, wherever it stands", [pageAction, bookingAction], "booking", "Schedule Now"],
  [
    "the first, where one pays",
    [outsideAction, bookingAction],
    "primary",
    "Our video channel (opens in a new tab)",
  ],
  ["the first, where none books", [pageAction, callAction], "primary", "About Us"],
])("the main button is %s", (_case, actions, look, label) => {
  render(<Actions actions={actions} />);
  const main = screen.getAllByRole("link").filter((link) => link.className !== "secondary");
  expect(main).toEqual([screen.getByRole("link", { name: label })]);
  expect(main[0]).toHaveClass(look);
});

test("buttons that all lead to one page look alike", () => {
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
])("%s says where it leads", (_label, action, name, tab) => {
  render(<Actions actions={[action]} />);
  const link = screen.getByRole("link", { name });
  expect(link).toHaveAttribute("href", action.to.href);
  expect(link.getAttribute("target")).toBe(tab);
});

test("a band without buttons has no empty line for them", () => {
  const { container } = render(<Actions actions={null} />);
  expect(container).toBeEmptyDOMElement();
});
