import { scriptMarkScript } from "./inline-script-mark";

test("it marks the page that it runs in", () => {
  // biome-ignore lint/security/noGlobalEval: as the browser runs it
  window.eval(scriptMarkScript);
  expect(document.documentElement).toHaveAttribute("data-script");
});
