import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Gatsby's onCreateWebpackConfig. */
export function onCreateWebpackConfig({ stage, getConfig, actions, plugins }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  // Pages bring their sections in different orders, so no one order of the style sheets suits them all. Order is
  // without effect here: a class belongs to one module, and no component styles inside another.
  const isExtractor = (plugin: object) => plugin.constructor.name === "MiniCssExtractPlugin";
  for (const plugin of config.plugins.filter(isExtractor)) plugin.options.ignoreOrder = true;
  // Gatsby writes the styles into every page, but renders a page again only when its data or script has changed: a
  // changed style sheet alone left all pages with the old styles. gatsby-ssr.tsx holds this digest, so it changes too.
  if (stage === "build-html") {
    config.plugins.push(plugins.define({ STYLES_DIGEST: JSON.stringify(stylesDigest("src")) }));
  }
  actions.replaceWebpackConfig(config);
}

/** A digest of all style sheets under a folder. */
export function stylesDigest(folder: string): string {
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".css"),
  );
  const digest = createHash("sha256");
  for (const name of sheets.sort()) digest.update(name).update(readFileSync(join(folder, name)));
  return digest.digest("hex");
}
