/** @jest-environment jsdom */
import { shouldUpdateScroll } from "./scroll-restoration";

const locationOf = (pathname: string, action?: string) =>
  ({ pathname, hash: "", action }) as unknown as Location;

/** Navigates to a page for which a scroll position of 900 px is saved. */
function go(to: Location): void {
  const change = {
    prevRouterProps: { location: locationOf("/our-team") },
    pathname: to.pathname,
    routerProps: { location: to },
    getSavedScrollPosition: () => [0, 900],
  };
  type Change = Parameters<NonNullable<typeof shouldUpdateScroll>>[0];
  shouldUpdateScroll?.(change as unknown as Change, { plugins: [] });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ["a followed link starts at the top, whatever position a smooth scroll on the last page saved", "PUSH", 0],
  ["going back restores the scroll position", undefined, 900],
])("%s", (_, action, top) => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  go(locationOf("/about", action));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  // Repeated in the next two frames, in which a smooth scroll may still move the page.
  expect(scrollTo.mock.calls).toEqual(Array(3).fill([{ top, behavior: "instant" }]));
  scrollTo.mockRestore();
});
