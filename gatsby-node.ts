export { onPostBootstrap } from "./src/gatsby/develop/lost-edits";
export { onPluginInit, onPreInit } from "./src/gatsby/images/image-encoding";
export { onPostBuild } from "./src/gatsby/output/post-build";
export { onPreBootstrap } from "./src/gatsby/pages/on-pre-bootstrap";
export { createPages } from "./src/gatsby/pages/pages";
export { sourceNodes } from "./src/gatsby/schema/dated-resolvers";
export { createResolvers, createSchemaCustomization } from "./src/gatsby/schema/schema";
export { onCreateWebpackConfig } from "./src/gatsby/webpack/webpack";
