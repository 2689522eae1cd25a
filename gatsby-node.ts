export { sourceNodes } from "./src/build/closures";
export { createPages } from "./src/build/pages";
export { onPreInit } from "./src/build/picture-effort";
export { onPostBuild } from "./src/build/post-build";
export { onPreBootstrap } from "./src/build/refuse-faults";
export { createResolvers, createSchemaCustomization } from "./src/build/schema";
export { onPluginInit } from "./src/build/turned-pictures";
export { onCreateWebpackConfig } from "./src/build/webpack";
