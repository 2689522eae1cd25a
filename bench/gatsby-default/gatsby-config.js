/** A site as Gatsby's own guides make it; see bench/gatsby-default.ts. */
module.exports = {
  jsxRuntime: "automatic",
  trailingSlash: "never",
  plugins: [
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: "data" } },
    "gatsby-transformer-json",
  ],
};
