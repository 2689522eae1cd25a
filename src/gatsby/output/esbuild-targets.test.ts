import { esbuildTargets } from "./esbuild-targets";

test("the oldest version of each browser of package.json is a target", () => {
  expect(esbuildTargets()).toEqual(["safari15.4", "ios15.4", "chrome100", "firefox100", "edge100"]);
});
