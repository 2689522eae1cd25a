import type { GatsbyConfig } from "gatsby";
import { formsInDevelop } from "./server/develop";
import { analyticsPlugin } from "./src/build/analytics";
import { pictureOptions } from "./src/build/picture-effort";
import { typeNameOf } from "./src/build/type-names";
import { embedSettings } from "./src/utils/embed-settings";
import { siteUrl } from "./src/utils/site-url";

const { mapsApiKey, reviewsWidgetUrl, gtagId } = embedSettings();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl(), mapsApiKey, reviewsWidgetUrl },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  developMiddleware: (app) => app.use(formsInDevelop()),
  plugins: [
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sharp", options: pictureOptions },
    "gatsby-transformer-sharp",
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: "data" } },
    { resolve: "gatsby-transformer-json", options: { typeName: typeNameOf } },
    "gatsby-plugin-sitemap",
    ...(gtagId ? [analyticsPlugin(gtagId)] : []),
  ],
};

export default config;
