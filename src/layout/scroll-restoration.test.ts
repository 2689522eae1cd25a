import { shouldUpdateScroll } from "./scroll-restoration";

const locationOf = (pathname: string, action?: string) =>
  ({ pathname, hash: "", action }) as unknown as Location;

/** Goes from one page to another, for which a position of 900 px is saved. */
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
  ["a followed link leads to the page's top, whatever a glide on the former page saved", "PUSH", 0],
  ["back leads to where the visitor was", undefined, 900],
])("%s", (_, action, top) => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  go(locationOf("/about", action));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  // Again in the frames that a glide's last move may come with.
  expect(scrollTo.mock.calls).toEqual(Array(3).fill([{ top, behavior: "instant" }]));
  scrollTo.mockRestore();
});
