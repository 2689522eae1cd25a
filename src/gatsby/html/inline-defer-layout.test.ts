import { deferLayoutScript } from "./inline-defer-layout";

const root = document.documentElement;

/** As the browser does it, in the head of a page that was come to in this way. */
function comeTo(address: string, type: NavigationTimingType | null): void {
  delete root.dataset.deferLayout;
  history.replaceState(null, "", address);
  performance.getEntriesByType = () => (type ? [{ type }] : []) as unknown as PerformanceEntryList;
  // biome-ignore lint/security/noGlobalEval: as the browser runs it
  window.eval(deferLayoutScript);
}

test.each<[boolean, string, string, NavigationTimingType | null]>([
  [true, "anew", "/about", "navigate"],
  [false, "to a place in it", "/about#mission", "navigate"],
  [false, "again", "/about", "reload"],
  [false, "back", "/about", "back_forward"],
  [false, "in a browser that does not say how", "/about", null],
])("the layout is deferred: %s, when somebody comes to it %s", (isDeferred, _way, address, type) => {
  comeTo(address, type);
  expect("deferLayout" in root.dataset).toBe(isDeferred);
});

test("it is so short that no page is later for it", () => {
  expect(deferLayoutScript.length).toBeLessThanOrEqual(150);
});
