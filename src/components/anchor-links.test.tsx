import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { AnchorLinks } from "./anchor-links";

const places = [{ id: "rosa", name: "Rosa" }];
const link = () => screen.getByRole("link", { name: "Rosa" });

beforeEach(() => jest.clearAllMocks());

test.each([
  ["/our-team", "/our-team#rosa", false],
  ["/our-team?utm_source=card", "/our-team?utm_source=card#rosa", false],
  ["/our-team?utm_source=card#anika", "/our-team?utm_source=card#rosa", false],
  ["/our-team?utm_source=card#rosa", "/our-team?utm_source=card#rosa", true],
])("at %s, a click leads to %s and replaces the history entry: %p", (shown, to, replace) => {
  history.replaceState(null, "", shown);
  render(<AnchorLinks places={places} delay={150} />);
  fireEvent.click(link());
  expect(jest.mocked(navigate).mock.calls).toEqual([[to, { state: { scrollDelay: 150 }, replace }]]);
});

test("without a delay, the scroll starts at once", () => {
  render(<AnchorLinks places={places} />);
  fireEvent.click(link());
  expect(navigate).toHaveBeenCalledWith(
    expect.any(String),
    expect.objectContaining({ state: { scrollDelay: 0 } }),
  );
});

test("a click with Ctrl held is left to the browser", () => {
  render(<AnchorLinks places={places} />);
  const click = createEvent.click(link(), { ctrlKey: true });
  fireEvent(link(), click);
  expect(click.defaultPrevented).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});
