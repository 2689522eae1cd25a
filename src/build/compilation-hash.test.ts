/** @jest-environment node */
import { hashOf, hashOfFiles } from "./compilation-hash";

const files = ["app-1f.js", "app-1f.js.map", "styles.2e.css"];

test.each([
  ["the same files", files, true],
  ["the same files in another order", files.toReversed(), true],
  ["another map", ["app-1f.js", "styles.2e.css"], true],
  ["another script", ["app-2a.js", "app-2a.js.map", "styles.2e.css"], false],
  ["another style sheet", ["app-1f.js", "app-1f.js.map", "styles.3c.css"], false],
])("%s", (_what, others, isSame) => {
  expect(hashOf(others) === hashOf(files)).toBe(isSame);
});

test("a compilation takes it before Gatsby reads it", () => {
  const compilation = { assets: { "app-1f.js": {} }, hash: "webpack's own" };
  const acts: { stage: number; act(stats: object): void }[] = [];
  hashOfFiles.apply({
    hooks: { done: { tap: ({ stage }, act) => acts.push({ stage, act: act as never }) } },
  });
  for (const { act, stage } of acts) {
    expect(stage).toBeLessThan(0);
    act({ compilation });
  }
  expect(compilation.hash).toBe(hashOf(["app-1f.js"]));
  expect(compilation.hash).toMatch(/^[0-9a-f]{20}$/);
});
