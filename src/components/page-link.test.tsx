import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { hoverTimings } from "../browser/prefetch-hover-delay";
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
    <PageLink to="/about#staff" state={{ scrollDelay: 100 }}>
      About us
    </PageLink>,
  );
});

afterEach(() => {
  jest.useRealTimers();
  Object.defineProperty(navigator, "connection", { configurable: true, value: undefined });
});

describe("what is fetched ahead", () => {
  test("nothing for a link that is only there, or that the mouse only passes", () => {
    fireEvent.pointerEnter(link());
    fireEvent.pointerLeave(link());
    act(() => jest.runAllTimers());
    expect(loadPage).not.toHaveBeenCalled();
  });

  test("the page of a link that the mouse rests on", () => {
    fireEvent.pointerEnter(link());
    act(() => jest.advanceTimersByTime(hoverTimings.pointerRest));
    expect(loadPage.mock.calls).toEqual([["/about"]]);
  });

  test.each([
    ["has the focus", () => link().focus()],
    ["is being pressed", () => fireEvent.pointerDown(link())],
  ])("the page of a link that %s", (_, intend) => {
    act(intend);
    expect(loadPage.mock.calls).toEqual([["/about"]]);
    expect(loadScript).toHaveBeenCalled();
  });

  test("nothing for visitors who save data, and nothing of the page that is shown", () => {
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
    fireEvent.pointerDown(link());
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: false } });
    history.replaceState(null, "", "/about");
    fireEvent.pointerDown(link());
    expect(loadPage).not.toHaveBeenCalled();
    expect(loadScript).not.toHaveBeenCalled();
  });
});

test("a click shows the page without a new document", () => {
  const click = createEvent.click(link());
  fireEvent(link(), click);
  expect(click.defaultPrevented).toBe(true);
  expect(loadScript).toHaveBeenCalled();
  expect(jest.mocked(navigate).mock.calls).toEqual([
    ["/about#staff", { state: { scrollDelay: 100 }, replace: false }],
  ]);
});

test.each([
  ["/about#staff", "/about#staff", true],
  ["/about", "/about#staff", false],
  ["/about#history", "/about#staff", false],
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

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a click with %o is the browser's own",
  (how) => {
    const click = createEvent.click(link(), how);
    fireEvent(link(), click);
    expect(navigate).not.toHaveBeenCalled();
    expect(click.defaultPrevented).toBe(false);
  },
);
