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

test.each([
  ["without a delay", {}, undefined],
  ["with Ctrl held", { ctrlKey: true }, 150],
])("a click %s is left to the browser", (_, keys, delay) => {
  render(<AnchorLinks places={places} {...(delay && { delay })} />);
  const click = createEvent.click(link(), keys);
  fireEvent(link(), click);
  expect(click.defaultPrevented).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});
