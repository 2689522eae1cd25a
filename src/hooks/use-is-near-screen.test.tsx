import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useInView } from "./use-is-near-screen";

let change: (...isIntersecting: boolean[]) => void;
const disconnect = jest.fn();

beforeEach(() => {
  disconnect.mockReset();
  jest.spyOn(globalThis, "IntersectionObserver").mockImplementation((onChange) => {
    const observer = { observe() {}, disconnect } as unknown as IntersectionObserver;
    change = (...all) => act(() => onChange(all.map(entry), observer));
    return observer;
  });
});
afterEach(() => jest.restoreAllMocks());

const entry = (isIntersecting: boolean) => ({ isIntersecting }) as IntersectionObserverEntry;

function Part() {
  const part = useRef<HTMLParagraphElement>(null);
  return <p ref={part}>{useInView(part) ? "in view" : "out of view"}</p>;
}

test("of several changes at once, the last one counts", () => {
  render(<Part />);
  expect(screen.getByText("out of view")).toBeVisible();
  change(false, true);
  expect(screen.getByText("in view")).toBeVisible();
  change(true, false);
  expect(screen.getByText("out of view")).toBeVisible();
});

test("an element that is gone is not watched", () => {
  const { unmount } = render(<Part />);
  expect(disconnect).not.toHaveBeenCalled();
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
