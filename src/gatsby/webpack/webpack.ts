import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { chunkContentHashPlugin, compilationHashPlugin, sourceHash } from "./hashes";

interface Loader {
  readonly options?: { limit?: number; sourceMap?: boolean; modules?: { localIdentName?: string } };
}

interface Rule {
  readonly test?: unknown;
  readonly oneOf?: readonly Rule[];
  readonly use?: readonly Loader[];
}

/**
 * Options of webpack's banner plugin: a magic comment (explicit compile hint) makes Chromium compile all functions of the two
 * large scripts of every page on a background thread while it loads them, instead of each at its first call on the main
 * thread, so that pages hydrate sooner. See docs/performance.md.
 */
export const compileHint = {
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  include: /^(?:app|framework)-[^/]+\.js$/,
  // After the minifier (400), which would remove the comment, and before the source maps (500).
  stage: 499,
};

/** Gatsby's onCreateWebpackConfig: applies all changes of this folder to Gatsby's webpack configuration. */
export function onCreateWebpackConfig({ stage, getConfig, actions, plugins }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  // Pages import their sections in different orders, so no order of the style sheets fits all of them. The
  // order does not matter here, because a class belongs to one module and no component styles another one.
  const isExtractor = (plugin: object) => plugin.constructor.name === "MiniCssExtractPlugin";
  for (const plugin of config.plugins.filter(isExtractor)) plugin.options.ignoreOrder = true;
  // Never inline fonts: one small enough for Gatsby to inline is one that most pages do not need.
  const fontRules = rulesOf(config.module).filter(
    ({ test }) => test instanceof RegExp && test.test(".woff2"),
  );
  for (const { options } of fontRules.flatMap(({ use = [] }) => use)) if (options) options.limit = 0;
  if (stage.startsWith("build-")) {
    for (const { options } of rulesOf(config.module).flatMap(({ use = [] }) => use)) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = shortName;
      if (options?.sourceMap === false) options.sourceMap = stage === "build-javascript";
    }
  }
  // Gatsby inlines the styles into every page, but renders a page again only when its data or scripts have
  // changed, so after a change of only styles or build code, pages would be outdated. This digest is part of
  // gatsby-ssr.tsx, whose change makes Gatsby render all pages.
  if (stage.endsWith("-html")) {
    config.plugins.push(plugins.define({ SOURCES_DIGEST: JSON.stringify(sourceHash("src")) }));
  }
  if (stage === "build-html") config.plugins.push(chunkContentHashPlugin);
  if (stage === "build-javascript") {
    config.plugins.push(compilationHashPlugin, plugins.banner(compileHint));
    // Source maps are for our checks. Servers do not publish them, so no file names them.
    config.devtool = "hidden-source-map";
    config.optimization.minimizer = withStableRuntime(config.optimization.minimizer, plugins);
    Object.assign(config.resolve.alias, unusedCodeAliases);
    // The source bytes, comments included, that pages must share before webpack puts them in a chunk of their own.
    // At webpack's 20,000, Home and Contact loaded one more chunk, and at 30,000 three services. See docs/performance.md.
    config.optimization.splitChunks.minSize = 40_000;
  }
  actions.replaceWebpackConfig(config);
}

/**
 * Aliases that remove unused code of Gatsby and Slick from the browser bundles: Gatsby's `Script` and its
 * Partytown worker, its service worker registration, and a polyfill for browsers before 2020. See
 * docs/performance.md for sizes.
 */
const unusedCodeAliases = {
  "gatsby-script$": false,
  "./utils/inject-partytown-snippet$": false,
  "./register-service-worker$": false,
  "resize-observer-polyfill$": resolve("src/gatsby/webpack/resize-observer.ts"),
};

/**
 * The pattern of class names in the built site: five letters of a hash of file and name. See
 * docs/decisions/0016-short-class-names.md.
 */
const shortName = "[sha256:hash:base52:5]";

/** Webpack's own script, which loads all others. It has their hashes in it. */
const runtime = /^webpack-runtime-/;

/**
 * Keeps the variable names of webpack's runtime. Terser chooses short ones by how often each letter occurs, also
 * in the hashes, which are not final yet and differ between builds: the runtime would get a new name each time.
 */
function withStableRuntime(
  minimizers: readonly { readonly options: { exclude?: unknown } }[],
  { minifyJs }: CreateWebpackConfigArgs["plugins"],
): object[] {
  for (const minimizer of minimizers) {
    const { options } = minimizer;
    if (minimizer.constructor.name === "TerserPlugin") options.exclude = [options.exclude, runtime].flat();
  }
  return [...minimizers, minifyJs({ include: runtime, terserOptions: { mangle: false } })];
}

/** Returns all rules of webpack's configuration, including nested ones. */
function rulesOf({ rules }: { rules: readonly Rule[] }): Rule[] {
  return rules.flatMap((rule) => [rule, ...rulesOf({ rules: rule.oneOf ?? [] })]);
}
