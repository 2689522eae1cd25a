interface BannerOptions {
  readonly banner: string;
  readonly raw: boolean;
  readonly include: RegExp;
  readonly stage: number;
}

/**
 * The part of webpack's compiler that this plugin uses. webpack is a dependency of Gatsby, so its types are
 * not imported.
 */
interface Compiler {
  readonly webpack: {
    readonly BannerPlugin: new (options: BannerOptions) => { apply(compiler: Compiler): void };
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_DEV_TOOLING: number };
  };
}

/**
 * Magic comment (explicit compile hint) that makes Chromium compile all functions of a script on a background
 * thread while it loads, instead of each at its first call on the main thread.
 */
export const compileHint = "//# allFunctionsCalledOnLoad";

/**
 * Webpack plugin that adds the hint to the two large scripts of every page, so that pages hydrate sooner. See
 * docs/performance.md.
 */
export const compileHintsPlugin = {
  apply(compiler: Compiler): void {
    const { BannerPlugin, Compilation } = compiler.webpack;
    new BannerPlugin({
      banner: compileHint,
      raw: true,
      include: /^(?:app|framework)-[^/]+\.js$/,
      // After the minifier, which would remove the comment, and before the source maps.
      stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
    }).apply(compiler);
  },
};
