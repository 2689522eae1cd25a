/** @jest-environment jsdom */
import { deferLayoutScript } from "./inline-defer-layout";

const root = document.documentElement;

/** Runs the script as a browser does in the `<head>`, after a navigation of this type. */
function navigateTo(url: string, type: NavigationTimingType | null): void {
  delete root.dataset.deferLayout;
  history.replaceState(null, "", url);
  performance.getEntriesByType = () => (type ? [{ type }] : []) as unknown as PerformanceEntryList;
  // biome-ignore lint/security/noGlobalEval: as the browser runs it
  window.eval(deferLayoutScript);
}

test.each<[boolean, string, string, NavigationTimingType | null]>([
  [true, "a fresh navigation", "/about", "navigate"],
  [false, "a navigation to an anchor", "/about#mission", "navigate"],
  [false, "a reload", "/about", "reload"],
  [false, "going back", "/about", "back_forward"],
  [false, "a browser that does not report the type", "/about", null],
])("defers layout: %s, for %s", (isDeferred, _navigation, url, type) => {
  navigateTo(url, type);
  expect("deferLayout" in root.dataset).toBe(isDeferred);
});

test("the script is short enough to add no delay", () => {
  expect(deferLayoutScript.length).toBeLessThanOrEqual(150);
});
