export { createPages } from "./src/build/pages";
export { createSchemaCustomization } from "./src/build/schema";
