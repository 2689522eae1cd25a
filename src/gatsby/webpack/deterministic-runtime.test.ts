import type { CreateWebpackConfigArgs } from "gatsby";
import { minify } from "terser";
import { deterministicNames, withDeterministicRuntime } from "./deterministic-runtime";

test("names are in a fixed order, unique, and valid identifiers", () => {
  const names = Array.from({ length: 10_000 }, (_, ordinal) => deterministicNames.get(ordinal));
  expect(names.slice(0, 3)).toEqual(["a", "b", "c"]);
  expect(names.slice(53, 56)).toEqual(["_", "aa", "ba"]);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z$_][\w$]*$/i.test(name))).toEqual([]);
});

/** Code like webpack's runtime: a map of chunks to hashes, and functions that read it. */
const runtimeWith = (hash: string) =>
  `(() => { const chunks = { 163: "${hash}", 149: "${hash}", 12: "${hash}" }, asked = {};
    globalThis.load = (name, done) => {
      for (const chunk of Object.keys(chunks)) if (chunk === name) asked[chunk] = done(chunks[chunk]);
    }; })();`;

test.each([
  // Passed as text, as to a worker.
  [
    "a fixed order keeps the names when hashes change",
    { nth_identifier: { get: new Function(`return ${deterministicNames.get}`)() } },
    true,
  ],
  ["Terser's own order does not", true, false],
])("%s", async (_, mangle, isSteady) => {
  const minified = async (hash: string) => {
    const { code = "" } = await minify(runtimeWith(hash), { mangle });
    return code.replaceAll(hash, "");
  };
  const [one, other] = [await minified("aaaaaaaaaaaaaaaaaaaa"), await minified("ffffffffffffffffffff")];
  expect(one === other).toBe(isSteady);
});

describe("the minimizer of the runtime", () => {
  class TerserPlugin {
    constructor(readonly options: object) {}
  }
  const ofStyles = { options: {} };
  const plugins = {
    minifyJs: (options: object) => new TerserPlugin(options),
  } as unknown as CreateWebpackConfigArgs["plugins"];

  test("is separate from that of the other scripts", () => {
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

  test("is not added if scripts are not minified", () => {
    expect(withDeterministicRuntime([ofStyles], plugins)).toEqual([ofStyles]);
  });
});
