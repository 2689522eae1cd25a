import { relative, resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { className } from "./class-name";
import { chunkContentHashPlugin, compilationHashPlugin } from "./content-hash-plugins";
import { withDeterministicRuntime } from "./deterministic-runtime";
import { compileHintsPlugin } from "./explicit-compile-hints";
import { sourceHash } from "./source-hash";
import { excludeAsyncCss } from "./split-async-css";

interface Loader {
  readonly loader?: string;
  readonly options?: { limit?: number; modules?: { getLocalIdent?: NameClass } };
}

interface Rule {
  readonly test?: unknown;
  readonly oneOf?: readonly Rule[];
  readonly use?: readonly Loader[];
}

type NameClass = (module: { rootContext: string; resourcePath: string }, _: string, name: string) => string;

/** Gatsby's onCreateWebpackConfig. */
export function onCreateWebpackConfig({ stage, getConfig, actions, plugins }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  // Pages bring their sections in different orders, so no one order of the style sheets suits them all. Order is
  // without effect here: a class belongs to one module, and no component styles inside another.
  const isExtractor = (plugin: object) => plugin.constructor.name === "MiniCssExtractPlugin";
  for (const plugin of config.plugins.filter(isExtractor)) plugin.options.ignoreOrder = true;
  // A font so small that Gatsby would write it into the styles is one that most pages do without.
  const fontRules = rulesOf(config.module).filter(
    ({ test }) => test instanceof RegExp && test.test(".woff2"),
  );
  for (const { options } of fontRules.flatMap(loadersOf)) if (options) options.limit = 0;
  config.module.rules.push(wordsOfConcerns);
  if (stage.startsWith("build-")) {
    for (const { options } of rulesOf(config.module).flatMap(loadersOf)) {
      if (options?.modules && "localIdentName" in options.modules) options.modules.getLocalIdent = shortName;
    }
  }
  // Gatsby writes the styles into every page, but renders a page again only when its data or script has changed: a
  // changed style sheet alone left all pages with the old styles, and changed code of the build (finish-pages.ts) with
  // what the old had made of them. gatsby-ssr.tsx holds this digest, so it changes too.
  if (stage.endsWith("-html")) {
    config.plugins.push(plugins.define({ SOURCES_DIGEST: JSON.stringify(sourceHash("src")) }));
  }
  if (stage === "build-html") config.plugins.push(chunkContentHashPlugin);
  if (stage === "build-javascript") {
    config.plugins.push(compilationHashPlugin, compileHintsPlugin);
    config.optimization.minimizer = withDeterministicRuntime(config.optimization.minimizer, plugins);
    Object.assign(config.resolve.alias, deadCode);
    // The source bytes, comments and all, that pages must share before webpack puts them in a chunk of their own.
    config.optimization.splitChunks.minSize = 30_000;
    excludeAsyncCss(config.optimization.splitChunks.cacheGroups.styles);
  }
  actions.replaceWebpackConfig(config);
}

/** What the browser's search loads of the concerns: the words. The page's data hold the rest. */
const wordsOfConcerns = {
  test: /data[\\/]concerns\.json$/,
  type: "json",
  parser: {
    parse: (text: string) =>
      JSON.parse(text).map(({ id, words }: { id: string; words: string[] }) => ({ id, words })),
  },
};

const nothing = resolve("src/gatsby/webpack/empty-module.ts");
/**
 * What Gatsby and Slick bring into the browser and nothing here uses, measured with source maps: Gatsby's `Script` and
 * the worker it can run in (5.9 KB of every page's first 300), its `Link` (3.5 KB), what registers a plugin's service
 * worker (1.1 KB), and a polyfill for browsers of before 2020 (7.6 KB).
 */
const deadCode = {
  "gatsby-script$": nothing,
  "./utils/inject-partytown-snippet$": nothing,
  "gatsby-link$": resolve("src/gatsby/webpack/gatsby-link.ts"),
  "./register-service-worker$": nothing,
  "resize-observer-polyfill$": resolve("src/gatsby/webpack/resize-observer.ts"),
};

const shortName: NameClass = ({ rootContext, resourcePath }, _, name) =>
  className(relative(rootContext, resourcePath), name);

/** All rules of webpack's configuration, those inside others too. */
function rulesOf({ rules }: { rules: readonly Rule[] }): Rule[] {
  return rules.flatMap((rule) => [rule, ...rulesOf({ rules: rule.oneOf ?? [] })]);
}

function loadersOf({ use }: Rule): readonly Loader[] {
  return use ?? [];
}
