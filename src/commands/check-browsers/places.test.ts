import { sourceFile } from "./places";

test.each([
  ["webpack://guidepost-pediatric/./src/browser/calm.ts", "src/browser/calm.ts"],
  ["webpack://guidepost-pediatric/node_modules/react-dom/client.js", "node_modules/react-dom/client.js"],
  ["webpack://guidepost-pediatric/../srv/site/node_modules/react/index.js", "node_modules/react/index.js"],
])("the path of %s in the project is %s", (name, path) => {
  expect(sourceFile(name)).toBe(path);
});
