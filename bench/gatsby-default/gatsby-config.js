/** A site built the way Gatsby's own guides describe; see bench/gatsby-default.ts. */
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
