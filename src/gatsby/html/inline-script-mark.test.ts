/** @jest-environment jsdom */
import { scriptMarkScript } from "./inline-script-mark";

test("sets data-script on the page", () => {
  // biome-ignore lint/security/noGlobalEval: as the browser runs it
  window.eval(scriptMarkScript);
  expect(document.documentElement).toHaveAttribute("data-script");
});
