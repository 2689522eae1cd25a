/** @jest-environment node */
import { sourceFile } from "./places";

test.each([
  ["webpack://guidepost-pediatric/./src/browser/calm.ts", "src/browser/calm.ts"],
  ["webpack://guidepost-pediatric/node_modules/react-dom/client.js", "node_modules/react-dom/client.js"],
  ["webpack://guidepost-pediatric/../srv/site/node_modules/react/index.js", "node_modules/react/index.js"],
])("of %s the project's path is %s", (name, path) => {
  expect(sourceFile(name)).toBe(path);
});
