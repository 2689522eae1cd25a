import type { CreateWebpackConfigArgs } from "gatsby";

/**
 * Gatsby's onCreateWebpackConfig. Pages bring their sections in different orders, so no one order of the style sheets
 * suits them all, and the extractor warns of each pair. Order is without effect here: a class belongs to one module,
 * and no component styles inside another.
 */
export function onCreateWebpackConfig({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const isExtractor = (plugin: object) => plugin.constructor.name === "MiniCssExtractPlugin";
  for (const plugin of config.plugins.filter(isExtractor)) plugin.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
}
