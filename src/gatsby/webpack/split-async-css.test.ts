import { excludeAsyncCss, type StylesGroup } from "./split-async-css";

const sheet = {};
const script = {};

/** Whether a module that stands in these chunks goes into the sheet of all pages. */
function isGathered(module: object, chunks: readonly (string | null)[]): boolean {
  const group: StylesGroup = { test: (tested) => tested === sheet };
  excludeAsyncCss(group);
  return group.test(module, { chunkGraph: { getModuleChunks: () => chunks.map((name) => ({ name })) } });
}

test.each([
  ["the frame", ["app"]],
  ["a page", ["component---home"]],
  ["a page and a late part", [null, "component---home"]],
])("what dresses %s is in every page", (_, chunks) => {
  expect(isGathered(sheet, chunks)).toBe(true);
});

test("what dresses only late parts loads with them, and no script is taken for a style", () => {
  expect(isGathered(sheet, [null, null])).toBe(false);
  expect(isGathered(script, ["app"])).toBe(false);
});
