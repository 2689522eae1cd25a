import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { siteFacts } from "./layout.fixtures";
import { Navigation } from "./navigation";

// The test's DOM cannot follow links.
document.addEventListener("click", (event) => {
  if ((event.target as Element).closest("a")) event.preventDefault();
});

beforeEach(() => jest.mocked(useStaticQuery).mockReturnValue(siteFacts));

/** The submenu of a menu item: its button, and what it unfolds. */
function submenu(name: string): HTMLDetailsElement {
  const details = screen.getByText(`${name} submenu`).closest("details");
  if (!details) throw new Error(`${name} has no submenu.`);
  return details;
}

test.each(["bar", "drawer"] as const)("the %s leads to every page of the menu", (shape) => {
  render(<Navigation path="/" shape={shape} />);
  const links = within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("link", {
    hidden: true,
  });
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Home", "/"],
    ["About", "/about"],
    ["Community Impact", "/about/community-impact"],
    ["Services", "/services"],
    ["Physical Therapy", "/services/physical-therapy"],
    ["Telehealth", "/services/telehealth"],
    ["Appointment", "/appointment"],
    ["PAY", "/appointment#payment-section"],
  ]);
});

test.each([
  ["/", "Home"],
  ["/services/telehealth", "Telehealth"],
  ["/appointment", "Appointment"],
  ["/no-such-page", undefined],
])("on %s the link marked as the current page is %s", (path, current) => {
  render(<Navigation path={path} shape="bar" />);
  const marked = screen.getAllByRole("link", { hidden: true }).filter((link) => link.ariaCurrent === "page");
  expect(marked.map((link) => link.textContent)).toEqual(current ? [current] : []);
});

test.each([
  ["/services", ["Services"]],
  ["/services/telehealth", ["Services", "Telehealth"]],
])("on %s these links look like the current page's: %p", (path, names) => {
  render(<Navigation path={path} shape="drawer" />);
  const marked = screen.getAllByRole("link", { hidden: true }).filter((link) => link.matches(".current"));
  expect(marked.map((link) => link.textContent)).toEqual(names);
});

test("the submenus of one menu close one another", () => {
  render(<Navigation path="/" shape="drawer" />);
  expect(submenu("About")).toHaveAttribute("name", submenu("Services").getAttribute("name"));
});

describe("in the bar", () => {
  beforeEach(() => {
    render(
      <>
        <Navigation path="/" shape="bar" />
        <button type="button">Elsewhere</button>
      </>,
    );
  });

  test("a submenu is open for as long as the mouse is over its item", () => {
    const item = screen.getByRole("link", { name: "Services" }).parentElement as HTMLElement;
    fireEvent(item, mouse("pointerenter"));
    expect(submenu("Services")).toHaveAttribute("open");
    fireEvent(item, mouse("pointerleave"));
    expect(submenu("Services")).not.toHaveAttribute("open");
  });

  test("a click under the mouse keeps it open, and the next one closes it", async () => {
    const item = screen.getByRole("link", { name: "Services" }).parentElement as HTMLElement;
    fireEvent(item, mouse("pointerenter"));
    await userEvent.click(screen.getByText("Services submenu"));
    expect(submenu("Services")).toHaveAttribute("open");
    await userEvent.click(screen.getByText("Services submenu"));
    expect(submenu("Services")).not.toHaveAttribute("open");
  });

  test("Escape closes it and returns focus to its button", async () => {
    submenu("Services").open = true;
    screen.getByRole("link", { name: "Telehealth" }).focus();
    await userEvent.keyboard("{Escape}");
    expect(submenu("Services")).not.toHaveAttribute("open");
    expect(submenu("Services").querySelector("summary")).toHaveFocus();
  });

  test.each([
    ["focus moves on", () => userEvent.tab()],
    ["the visitor presses elsewhere", () => userEvent.click(screen.getByText("Elsewhere"))],
    ["its link is followed", () => userEvent.click(screen.getByRole("link", { name: "Telehealth" }))],
  ])("it closes when %s", async (_, act) => {
    submenu("Services").open = true;
    screen.getByRole("link", { name: "Telehealth" }).focus();
    await act();
    expect(submenu("Services")).not.toHaveAttribute("open");
  });

  test("it closes when the link beside it is followed by keyboard", async () => {
    submenu("Services").open = true;
    screen.getByRole("link", { name: "Services" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(submenu("Services")).not.toHaveAttribute("open");
  });

  test.each([
    ["another window gets the focus", () => null],
    ["Safari moves the focus to what is around it, as it does at a press on a link", () => document.body],
  ])("it stays open when %s", (_, receiver) => {
    submenu("Services").open = true;
    const link = screen.getByRole("link", { name: "Telehealth" });
    link.focus();
    fireEvent.focusOut(link, { relatedTarget: receiver() });
    expect(submenu("Services")).toHaveAttribute("open");
  });
});

function mouse(type: string): Event {
  return Object.assign(new Event(type), { pointerType: "mouse" });
}
