import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import "../elements/menu-drawer";
import { useStaticQuery } from "gatsby";
import { Drawer } from "./header";
import { siteFacts } from "./layout.fixtures";

// jsdom cannot follow links.
document.addEventListener("click", (event) => {
  if ((event.target as Element).closest("a")) event.preventDefault();
});

/** The media query for screens that show the bar. A test sets whether it matches. */
const screenWidth = Object.assign(new EventTarget(), { matches: false }) as MediaQueryList & {
  matches: boolean;
};

// jsdom has neither the methods of dialogs nor popovers.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
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

test("the button is connected to the dialog that it opens", () => {
  const button = screen.getByRole("button", { name: "Open menu" });
  expect(button).toHaveAttribute("popovertarget", screen.getByRole("dialog", { hidden: true }).id);
});

test("it opens with the menu, the current page marked, and the phone number", async () => {
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
  const drawer = within(screen.getByRole("dialog", { name: "Menu" }));
  expect(drawer.getByRole("link", { name: "About" })).toHaveAttribute("aria-current", "page");
  expect(drawer.getByRole("link", { name: "Call (907) 555-0142" })).toBeVisible();
  expect(drawer.getByRole("button", { name: "Close menu" })).toBeVisible();
});

test.each([
  ["a link is followed", () => userEvent.click(screen.getByRole("link", { name: "PAY" }))],
  ["its close button is clicked", () => userEvent.click(screen.getByRole("button", { name: "Close menu" }))],
])("it closes when %s", async (_, act) => {
  await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
  await act();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("it stays open when a submenu is expanded", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
  await userEvent.click(screen.getByText("Services submenu"));
  expect(screen.getByRole("dialog")).toBeVisible();
});

test.each([
  ["wide enough for the bar", true],
  ["another width without the bar", false],
])("when the screen changes to %s, it closes: %p", async (_, matches) => {
  await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
  const link = within(screen.getByRole("dialog")).getByRole("link", { name: "PAY" });
  link.focus();
  screenWidth.matches = matches;
  screenWidth.dispatchEvent(new Event("change"));
  if (matches) expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  const bar = within(screen.getByRole("navigation", { name: "Bar" }));
  expect(matches ? bar.getByRole("link", { name: "Home" }) : link).toHaveFocus();
});

test("a closed drawer does not move the focus when the bar appears", () => {
  const opener = screen.getByRole("button", { name: "Open menu" });
  opener.focus();
  screenWidth.matches = true;
  screenWidth.dispatchEvent(new Event("change"));
  expect(opener).toHaveFocus();
});
