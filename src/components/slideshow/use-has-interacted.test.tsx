import { fireEvent, render, screen } from "@testing-library/react";
import { useHasInteracted } from "./use-has-interacted";

function Probe() {
  return <p>{useHasInteracted() ? "attended" : "alone"}</p>;
}

test.each(["scroll", "pointerMove", "pointerDown", "keyDown"] as const)(
  "a page is alone until the first %s",
  (sign) => {
    render(<Probe />);
    expect(screen.getByText("alone")).toBeVisible();
    fireEvent[sign](window);
    expect(screen.getByText("attended")).toBeVisible();
  },
);

test("a page that was scrolled before the script started is attended", () => {
  Object.defineProperty(window, "scrollY", { configurable: true, value: 300 });
  render(<Probe />);
  expect(screen.getByText("attended")).toBeVisible();
  Object.defineProperty(window, "scrollY", { configurable: true, value: 0 });
});
