import type { CreateWebpackConfigArgs } from "gatsby";

const runtime = /^webpack-runtime-/;

/**
 * Gives names in a fixed order. Terser's own order goes by how often each letter occurs, those of the hashes in webpack's
 * runtime among them, which stand in for the final ones at that point and are others in the next build: the runtime then
 * had another name though no script had changed, and every page was written and compressed anew for it.
 *
 * One function that needs nothing beside it, since it is handed to the minifier's workers as text.
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

/** Gatsby's minimizers, and one more, for webpack's runtime alone. With `--no-uglify` there is none for scripts. */
export function withDeterministicRuntime(
  minimizers: readonly Minimizer[],
  { minifyJs }: CreateWebpackConfigArgs["plugins"],
): object[] {
  const ofScripts = minimizers.filter((minimizer) => minimizer.constructor.name === "TerserPlugin");
  for (const { options } of ofScripts) options.exclude = [options.exclude, runtime].flat();
  const mangle = { safari10: true, nth_identifier: deterministicNames };
  return [...minimizers, ...ofScripts.map(() => minifyJs({ include: runtime, terserOptions: { mangle } }))];
}
