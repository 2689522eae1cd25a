import { fireEvent, render, screen } from "@testing-library/react";
import { useHasInteracted } from "./use-has-interacted";

function Probe() {
  return <p>{useHasInteracted() ? "active" : "idle"}</p>;
}

test.each(["scroll", "pointerMove", "pointerDown", "keyDown"] as const)(
  "the visitor has interacted after the first %s",
  (event) => {
    render(<Probe />);
    expect(screen.getByText("idle")).toBeVisible();
    fireEvent[event](window);
    expect(screen.getByText("active")).toBeVisible();
  },
);

test("a page that was scrolled before hydration counts as an interaction", () => {
  Object.defineProperty(window, "scrollY", { configurable: true, value: 300 });
  render(<Probe />);
  expect(screen.getByText("active")).toBeVisible();
  Object.defineProperty(window, "scrollY", { configurable: true, value: 0 });
});
