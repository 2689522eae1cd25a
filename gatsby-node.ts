export { createPages } from "./src/build/pages";
export { onPostBuild } from "./src/build/post-build";
export { onPreBootstrap } from "./src/build/refuse-faults";
export { createSchemaCustomization } from "./src/build/schema";
