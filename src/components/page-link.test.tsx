import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { timings } from "../browser/timings";
import { PageLink } from "./page-link";

const loadPage = jest.fn();
const loadScript = jest.fn(async () => undefined);
const link = () => screen.getByRole("link", { name: "About us" });

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  history.replaceState(null, "", "/");
  window.___loader = { loadPage };
  window.asyncRequires = { components: { "component---cache-page-entries-about-tsx": loadScript } };
  render(
    <PageLink to="/about#staff" scrollDelay={100}>
      About us
    </PageLink>,
  );
});

afterEach(() => {
  jest.useRealTimers();
  Object.defineProperty(navigator, "connection", { configurable: true, value: undefined });
});

describe("prefetching", () => {
  test("does not happen when a link is only visible, or the mouse only passes over it", () => {
    fireEvent.pointerEnter(link());
    fireEvent.pointerLeave(link());
    act(() => jest.runAllTimers());
    expect(loadPage).not.toHaveBeenCalled();
  });

  test("happens when the mouse rests on a link", () => {
    fireEvent.pointerEnter(link());
    act(() => jest.advanceTimersByTime(timings.pointerRest));
    expect(loadPage.mock.calls).toEqual([["/about"]]);
  });

  test.each([
    ["is focused", () => link().focus()],
    ["is being pressed", () => fireEvent.pointerDown(link())],
  ])("happens when a link %s", (_, interact) => {
    act(interact);
    expect(loadPage.mock.calls).toEqual([["/about"]]);
    expect(loadScript).toHaveBeenCalled();
  });

  test("does not happen for visitors who save data, or for the current page", () => {
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
    fireEvent.pointerDown(link());
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: false } });
    history.replaceState(null, "", "/about");
    fireEvent.pointerDown(link());
    expect(loadPage).not.toHaveBeenCalled();
    expect(loadScript).not.toHaveBeenCalled();
  });
});

test("a click navigates on the client side", () => {
  const click = createEvent.click(link());
  fireEvent(link(), click);
  expect(click.defaultPrevented).toBe(true);
  expect(loadScript).toHaveBeenCalled();
  expect(jest.mocked(navigate).mock.calls).toEqual([
    ["/about#staff", { state: { scrollDelay: 100 }, replace: false }],
  ]);
});

test.each([
  ["/about?from=card#staff", "/about#staff", false],
  ["/about", "/about", true],
  ["/about?from=card", "/about", false],
])("at %s, a click on a link to %s replaces the history entry: %p", (shown, to, replace) => {
  cleanup();
  history.replaceState(null, "", shown);
  render(<PageLink to={to}>About us</PageLink>);
  fireEvent.click(link());
  expect(jest.mocked(navigate).mock.calls).toEqual([[to, { replace }]]);
});

test.each(["/about#staff", "/about", "/about#history"])(
  "at %s, a click on a link to a part of the page is left to src/elements/links.ts",
  (shown) => {
    history.replaceState(null, "", shown);
    const click = createEvent.click(link());
    fireEvent(link(), click);
    expect(navigate).not.toHaveBeenCalled();
    expect(click.defaultPrevented).toBe(false);
    expect(link()).toHaveAttribute("data-scroll-delay", "100");
  },
);

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a click with %o is left to the browser",
  (init) => {
    const click = createEvent.click(link(), init);
    fireEvent(link(), click);
    expect(navigate).not.toHaveBeenCalled();
    expect(click.defaultPrevented).toBe(false);
  },
);
