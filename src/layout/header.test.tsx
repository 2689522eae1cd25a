import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import "../elements/controls";
import { useStaticQuery } from "gatsby";
import { renderToString } from "react-dom/server";
import { isCalm, setCalm } from "../browser/calm";
import { type PageLanguage, PageLanguageContext } from "../hooks/use-page-language";
import { CalmSwitch, Drawer, Header } from "./header";
import { siteFacts } from "./layout.fixtures";
import "../elements/menu-drawer";

describe("header", () => {
  beforeEach(() => jest.mocked(useStaticQuery).mockReturnValue(siteFacts));
  afterEach(() => setCalm(false));

  const theSwitch = () => screen.getByRole("switch", { name: "Calm mode" });

  test("a click turns calm mode on, and another click turns it off", async () => {
    render(<CalmSwitch />);
    expect(theSwitch()).not.toBeChecked();
    await userEvent.click(theSwitch());
    expect(theSwitch()).toBeChecked();
    expect(isCalm()).toBe(true);
    await userEvent.click(theSwitch());
    expect(theSwitch()).not.toBeChecked();
    expect(isCalm()).toBe(false);
  });

  test("the space bar turns calm mode on", async () => {
    render(<CalmSwitch />);
    await userEvent.tab();
    expect(theSwitch()).toHaveFocus();
    await userEvent.keyboard(" ");
    expect(theSwitch()).toBeChecked();
  });

  test("it is on if calm mode was turned on during an earlier visit", () => {
    setCalm(true);
    render(<CalmSwitch />);
    expect(theSwitch()).toBeChecked();
  });

  test("the server-rendered button has no on or off state", () => {
    const html = renderToString(<CalmSwitch />);
    expect(html).toContain("Calm mode</button>");
    expect(html).not.toMatch(/role=|aria-/);
  });
});

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
    [
      "its close button is clicked",
      () => userEvent.click(screen.getByRole("button", { name: "Close menu" })),
    ],
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
});
