import { chunkContentHashPlugin, compilationHashPlugin, hashFileNames } from "./content-hash-plugins";

const files = ["app-1f.js", "app-1f.js.map", "styles.2e.css"];

test.each([
  ["the same files", files, true],
  ["the same files in another order", files.toReversed(), true],
  ["another source map", ["app-1f.js", "styles.2e.css"], true],
  ["another script", ["app-2a.js", "app-2a.js.map", "styles.2e.css"], false],
  ["another style sheet", ["app-1f.js", "app-1f.js.map", "styles.3c.css"], false],
])("the hash with %s", (_what, others, isSame) => {
  expect(hashFileNames(others) === hashFileNames(files)).toBe(isSame);
});

test("the compilation hash is set before Gatsby reads it", () => {
  const compilation = { assets: { "app-1f.js": {} }, hash: "webpack's own" };
  const acts: { stage: number; act(stats: object): void }[] = [];
  const done = {
    tap: ({ stage }: { stage: number }, act: object) => acts.push({ stage, act: act as never }),
  };
  compilationHashPlugin.apply({ hooks: { done, emit: { tap: jest.fn() } } });
  for (const { act, stage } of acts) {
    expect(stage).toBeLessThan(0);
    act({ compilation });
  }
  expect(compilation.hash).toBe(hashFileNames(["app-1f.js"]));
  expect(compilation.hash).toMatch(/^[0-9a-f]{20}$/);
});

describe("the hash of a chunk that renders pages", () => {
  /** Returns the hash that the plugin sets instead of webpack's own. */
  function hashWith(files: Record<string, string>, own = "webpack's own"): string {
    const chunk = { files: new Set(Object.keys(files)), hash: own };
    const assets = Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, { buffer: () => Buffer.from(text) }]),
    );
    chunkContentHashPlugin.apply({
      hooks: { done: { tap: jest.fn() }, emit: { tap: (_, act) => act({ assets, chunks: [chunk] }) } },
    });
    return chunk.hash;
  }
  const render = { "render-page.js": "render()", "render-page.js.map": "{}" };

  test.each([
    ["the same bytes", render, true],
    ["another source map", { ...render, "render-page.js.map": "{ }" }, true],
    ["other bytes", { ...render, "render-page.js": "render( )" }, false],
    ["an additional file", { ...render, "more.js": "more()" }, false],
  ])("with %s", (_what, files, isSame) => {
    expect(hashWith(files, "another") === hashWith(render)).toBe(isSame);
  });
});
