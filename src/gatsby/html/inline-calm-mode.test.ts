/** @jest-environment jsdom */
import { isCalm, setCalm } from "../../browser/calm";
import { calmModeScript } from "./inline-calm-mode";

/** Runs the script as a browser does in the `<head>` of a page. */
function run(): void {
  document.documentElement.removeAttribute("data-calm");
  // biome-ignore lint/security/noGlobalEval: as the browser runs it
  window.eval(calmModeScript);
}

afterEach(() => {
  jest.restoreAllMocks();
  setCalm(false);
});

test.each([true, false])("a page uses the saved calm mode: %s", (calm) => {
  setCalm(calm);
  run();
  expect(isCalm()).toBe(calm);
});

test("calm mode is off without a saved choice, or when storage is blocked", () => {
  run();
  expect(isCalm()).toBe(false);
  setCalm(true);
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  run();
  expect(isCalm()).toBe(false);
});

test("the script is short enough to add no delay", () => {
  expect(calmModeScript.length).toBeLessThanOrEqual(150);
});
