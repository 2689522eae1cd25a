import { isCalm, setCalm } from "../../browser/calm";
import { calmModeScript } from "./inline-calm-mode";

/** As the browser does it, in the head of a page. */
function run(): void {
  document.documentElement.removeAttribute("data-calm");
  // biome-ignore lint/security/noGlobalEval: as the browser runs it
  window.eval(calmModeScript);
}

afterEach(() => {
  jest.restoreAllMocks();
  setCalm(false);
});

test.each([true, false])("a page is as calm as was chosen: %s", (calm) => {
  setCalm(calm);
  run();
  expect(isCalm()).toBe(calm);
});

test("a page is lively where nothing was ever chosen, or storage is blocked", () => {
  run();
  expect(isCalm()).toBe(false);
  setCalm(true);
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  run();
  expect(isCalm()).toBe(false);
});

test("it is so short that no page is later for it", () => {
  expect(calmModeScript.length).toBeLessThanOrEqual(150);
});
