import type { GatsbyConfig } from "gatsby";
import { relayMiddleware } from "./server/develop-middleware";
import { adminProxy } from "./src/gatsby/develop/admin-proxy";
import { contentWatcherMiddleware } from "./src/gatsby/develop/content-watcher";
import { lastValidDataDir } from "./src/gatsby/develop/last-valid-content";
import { waitingPageMiddleware } from "./src/gatsby/develop/page-ready";
import { analyticsPlugin } from "./src/gatsby/html/analytics";
import { imageOptions } from "./src/gatsby/images/image-encoding";
import { sitemapPlugin } from "./src/gatsby/output/sitemap";
import { typeNameOf } from "./src/gatsby/schema/graphql-types";
import { readBuildSettings } from "./src/shared/settings/build-settings";

const isLive = process.env.NODE_ENV === "development";
const { siteUrl, embeds } = readBuildSettings();
const { mapsApiKey, reviewsWidgetUrl, gtagId } = embeds;

// If CI is set, Gatsby would run all queries and process all pictures after each edit.
if (isLive)
  Object.assign(process.env, {
    GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "1",
    GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "1",
    // Hides the "Preparing requested page" overlay, which means nothing to editors.
    GATSBY_QUERY_ON_DEMAND_LOADING_INDICATOR: "false",
  });

const config: GatsbyConfig = {
  siteMetadata: { siteUrl, mapsApiKey, reviewsWidgetUrl },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  developMiddleware: (app) => {
    app.use(contentWatcherMiddleware()).use(relayMiddleware()).use(waitingPageMiddleware());
    if (process.env.ADMIN_PORT) app.use(adminProxy(Number(process.env.ADMIN_PORT)));
  },
  plugins: [
    { resolve: "gatsby-plugin-sharp", options: imageOptions },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "data", path: isLive ? lastValidDataDir : "data", ignore: ["**/phrases/**"] },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: typeNameOf } },
    sitemapPlugin(),
    ...(gtagId ? [analyticsPlugin(gtagId)] : []),
  ],
};

export default config;
