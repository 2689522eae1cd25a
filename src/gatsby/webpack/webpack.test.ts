/** @jest-environment node */
import type { CreateWebpackConfigArgs } from "gatsby";
import { onCreateWebpackConfig } from "./webpack";

test.each([
  ["build-html", true],
  ["develop-html", true],
  ["build-javascript", false],
  ["develop", false],
])("in the stage %s, the digest that gatsby-ssr.tsx names is there: %p", (stage, isThere) => {
  const optimization = { minimizer: [], splitChunks: { cacheGroups: { styles: { test: () => true } } } };
  const config = { plugins: [] as object[], module: { rules: [] }, resolve: { alias: {} }, optimization };
  const define = (values: object) => values;
  const replaceWebpackConfig = jest.fn();
  onCreateWebpackConfig({
    stage,
    getConfig: () => config,
    plugins: { define, minifyJs: jest.fn() },
    actions: { replaceWebpackConfig },
  } as unknown as CreateWebpackConfigArgs);
  const given = replaceWebpackConfig.mock.calls[0][0].plugins;
  const digests = given.filter((plugin: object) => "SOURCES_DIGEST" in plugin);
  expect(digests).toEqual(isThere ? [{ SOURCES_DIGEST: expect.stringMatching(/^"[0-9a-f]{64}"$/) }] : []);
});
