import type { CreateWebpackConfigArgs } from "gatsby";

const runtime = /^webpack-runtime-/;

/**
 * Makes Terser mangle identifiers in a fixed order. Terser orders them by character frequency, which in
 * webpack's runtime includes placeholder chunk hashes that differ per build. An unchanged runtime then got a
 * new file name, and every page had to be rewritten and compressed again.
 *
 * The function must be self-contained, because it is passed to Terser's workers as text.
 */
export const deterministicNames = {
  get: (ordinal: number): string => {
    const first = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ$_";
    const further = `${first}0123456789`;
    let name = first.charAt(ordinal % first.length);
    let rest = Math.floor(ordinal / first.length);
    while (rest > 0) {
      rest -= 1;
      name += further.charAt(rest % further.length);
      rest = Math.floor(rest / further.length);
    }
    return name;
  },
};

interface Minimizer {
  readonly options: { exclude?: unknown };
}

/**
 * Excludes webpack's runtime from Gatsby's Terser minimizer, and adds one with fixed names for it. With
 * `--no-uglify` there is no Terser minimizer, and nothing is added.
 */
export function withDeterministicRuntime(
  minimizers: readonly Minimizer[],
  { minifyJs }: CreateWebpackConfigArgs["plugins"],
): object[] {
  const ofScripts = minimizers.filter((minimizer) => minimizer.constructor.name === "TerserPlugin");
  for (const { options } of ofScripts) options.exclude = [options.exclude, runtime].flat();
  const mangle = { safari10: true, nth_identifier: deterministicNames };
  return [...minimizers, ...ofScripts.map(() => minifyJs({ include: runtime, terserOptions: { mangle } }))];
}
