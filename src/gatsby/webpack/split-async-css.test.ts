import { excludeAsyncCss, type StylesGroup } from "./split-async-css";

const sheet = {};
const script = {};

/** Whether a module in these chunks goes into the style sheet of all pages. */
function isInSharedSheet(module: object, chunks: readonly (string | null)[]): boolean {
  const group: StylesGroup = { test: (tested) => tested === sheet };
  excludeAsyncCss(group);
  return group.test(module, { chunkGraph: { getModuleChunks: () => chunks.map((name) => ({ name })) } });
}

test.each([
  ["the app", ["app"]],
  ["a page", ["component---home"]],
  ["a page and an async chunk", [null, "component---home"]],
])("styles of %s are in the style sheet of all pages", (_, chunks) => {
  expect(isInSharedSheet(sheet, chunks)).toBe(true);
});

test("styles of async chunks only load with them, and scripts are not affected", () => {
  expect(isInSharedSheet(sheet, [null, "concern-matches"])).toBe(false);
  expect(isInSharedSheet(script, ["app"])).toBe(false);
});
