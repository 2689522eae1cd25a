/** @jest-environment node */
import type { CreateWebpackConfigArgs } from "gatsby";
import { minify } from "terser";
import { deterministicNames, withDeterministicRuntime } from "./deterministic-runtime";

test("names are in a fixed order, each once, and may be given to variables", () => {
  const names = Array.from({ length: 10_000 }, (_, ordinal) => deterministicNames.get(ordinal));
  expect(names.slice(0, 3)).toEqual(["a", "b", "c"]);
  expect(names.slice(53, 56)).toEqual(["_", "aa", "ba"]);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z$_][\w$]*$/i.test(name))).toEqual([]);
});

/** Like webpack's runtime: a list of chunks with their hashes, and functions that read it. */
const runtimeWith = (hash: string) =>
  `(() => { const chunks = { 163: "${hash}", 149: "${hash}", 12: "${hash}" }, asked = {};
    globalThis.load = (name, done) => {
      for (const chunk of Object.keys(chunks)) if (chunk === name) asked[chunk] = done(chunks[chunk]);
    }; })();`;

test.each([
  // As text, as a worker gets it.
  ["a fixed order", { nth_identifier: { get: new Function(`return ${deterministicNames.get}`)() } }, true],
  ["Terser's own order", true, false],
])("whether names in %s stay the same when hashes change", async (_, mangle, isSteady) => {
  const minified = async (hash: string) => {
    const { code = "" } = await minify(runtimeWith(hash), { mangle });
    return code.replaceAll(hash, "");
  };
  const [one, other] = [await minified("aaaaaaaaaaaaaaaaaaaa"), await minified("ffffffffffffffffffff")];
  expect(one === other).toBe(isSteady);
});

describe("the runtime", () => {
  class TerserPlugin {
    constructor(readonly options: object) {}
  }
  const ofStyles = { options: {} };
  const plugins = {
    minifyJs: (options: object) => new TerserPlugin(options),
  } as unknown as CreateWebpackConfigArgs["plugins"];

  test("is left to a minimizer of its own", () => {
    const ofScripts = new TerserPlugin({ exclude: /min/, terserOptions: {} });
    const [first, second, ofRuntime] = withDeterministicRuntime([ofScripts, ofStyles], plugins);
    expect(second).toBe(ofStyles);
    expect(first).toBe(ofScripts);
    expect(ofScripts.options).toMatchObject({ exclude: [/min/, /^webpack-runtime-/] });
    expect(ofRuntime).toMatchObject({
      options: {
        include: /^webpack-runtime-/,
        terserOptions: { mangle: { nth_identifier: deterministicNames } },
      },
    });
  });

  test("has none where scripts are to stay as they are", () => {
    expect(withDeterministicRuntime([ofStyles], plugins)).toEqual([ofStyles]);
  });
});
