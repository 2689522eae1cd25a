import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { Drawer } from "./drawer";
import { siteFacts } from "./layout.fixtures";

// The test's DOM cannot follow links.
document.addEventListener("click", (event) => {
  if ((event.target as Element).closest("a")) event.preventDefault();
});

// The test's DOM knows neither the methods of dialogs nor popovers: it stands for an old browser.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  jest.mocked(useStaticQuery).mockReturnValue(siteFacts);
  render(<Drawer path="/about" />);
});

test("its button names the dialog that it opens", () => {
  const button = screen.getByRole("button", { name: "Open menu" });
  expect(button).toHaveAttribute("popovertarget", screen.getByRole("dialog", { hidden: true }).id);
});

test("it opens on the menu, with the current page marked, and offers the phone", async () => {
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
  const drawer = within(screen.getByRole("dialog", { name: "Menu" }));
  expect(drawer.getByRole("link", { name: "About" })).toHaveAttribute("aria-current", "page");
  expect(drawer.getByRole("link", { name: "Call (907) 555-0142" })).toBeVisible();
  expect(drawer.getByRole("button", { name: "Close menu" })).toBeVisible();
});

test.each([
  ["a link is followed", () => userEvent.click(screen.getByRole("link", { name: "PAY" }))],
  ["its button is pressed", () => userEvent.click(screen.getByRole("button", { name: "Close menu" }))],
])("it closes when %s", async (_, act) => {
  await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
  await act();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("it stays open when a submenu is unfolded", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
  await userEvent.click(screen.getByText("Services submenu"));
  expect(screen.getByRole("dialog")).toBeVisible();
});
