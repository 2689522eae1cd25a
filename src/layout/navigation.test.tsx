import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import "../elements/menus";
import { timings } from "../browser/timings";
import { Navigation } from "./navigation";

// jsdom cannot follow links.
document.addEventListener("click", (event) => {
  if ((event.target as Element).closest("a")) event.preventDefault();
});

/** The `<details>` element of a menu item: the button and the submenu. */
const submenu = (name: string) =>
  screen.getByText(`${name} submenu`).closest("details") as HTMLDetailsElement;

test("only a link to a part of a page scrolls with the delay of the menu", () => {
  render(<Navigation path="/" shape="bar" />);
  const links = screen.getAllByRole("link", { hidden: true });
  const delays = links.flatMap(({ textContent, dataset }) =>
    dataset.scrollDelay ? [[textContent, dataset.scrollDelay]] : [],
  );
  expect(delays).toEqual([["PAY", `${timings.menuScroll}`]]);
});

test.each([
  ["/", "Home", ["Home"]],
  ["/services", "Services", ["Services"]],
  ["/services/telehealth", "Telehealth", ["Services", "Telehealth"]],
  ["/no-such-page", undefined, []],
])("on %s the current page is %s, and these links are styled as current: %p", (path, current, styled) => {
  render(<Navigation path={path} shape="bar" />);
  const links = screen.getAllByRole("link", { hidden: true });
  expect(links.find((link) => link.ariaCurrent === "page")?.textContent).toBe(current);
  const marked = links.filter((link) => link.matches(".current"));
  expect(marked.map((link) => link.textContent)).toEqual(styled);
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

  test("a click on a hovered submenu keeps it open, and the next click closes it", async () => {
    const item = screen.getByRole("link", { name: "Services" }).parentElement as HTMLElement;
    fireEvent(item, Object.assign(new Event("pointerenter"), { pointerType: "mouse" }));
    await userEvent.click(screen.getByText("Services submenu"));
    expect(submenu("Services")).toHaveAttribute("open");
    await userEvent.click(screen.getByText("Services submenu"));
    expect(submenu("Services")).not.toHaveAttribute("open");
  });

  test.each([
    ["the focus leaves it", () => userEvent.tab()],
    ["the visitor clicks elsewhere", () => userEvent.click(screen.getByText("Elsewhere"))],
    ["one of its links is followed", () => userEvent.click(screen.getByRole("link", { name: "Telehealth" }))],
    [
      "the link beside it is followed by keyboard",
      () => {
        screen.getByRole("link", { name: "Services" }).focus();
        return userEvent.keyboard("{Enter}");
      },
    ],
  ])("it closes when %s", async (_, act) => {
    submenu("Services").open = true;
    screen.getByRole("link", { name: "Telehealth" }).focus();
    await act();
    expect(submenu("Services")).not.toHaveAttribute("open");
  });

  test.each([
    ["another window gets the focus", () => null],
    ["Safari moves the focus to an ancestor, as it does when a link is clicked", () => document.body],
  ])("it stays open when %s", (_, receiver) => {
    submenu("Services").open = true;
    const link = screen.getByRole("link", { name: "Telehealth" });
    link.focus();
    fireEvent.focusOut(link, { relatedTarget: receiver() });
    expect(submenu("Services")).toHaveAttribute("open");
  });
});
