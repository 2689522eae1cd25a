import type { CreateWebpackConfigArgs } from "gatsby";
import { onCreateWebpackConfig } from "./webpack";

test.each([
  ["build-html", true],
  ["develop-html", true],
  ["build-javascript", false],
  ["develop", false],
])("the stage %s defines SOURCES_DIGEST for gatsby-ssr.tsx: %p", (stage, isDefined) => {
  const optimization = { minimizer: [], splitChunks: {} };
  const config = { plugins: [] as object[], module: { rules: [] }, resolve: { alias: {} }, optimization };
  const define = (values: object) => values;
  const replaceWebpackConfig = jest.fn();
  onCreateWebpackConfig({
    stage,
    getConfig: () => config,
    plugins: { banner: jest.fn(() => ({})), define, minifyJs: jest.fn() },
    actions: { replaceWebpackConfig },
  } as unknown as CreateWebpackConfigArgs);
  const given = replaceWebpackConfig.mock.calls[0][0].plugins;
  const digests = given.filter((plugin: object) => "SOURCES_DIGEST" in plugin);
  expect(digests).toEqual(isDefined ? [{ SOURCES_DIGEST: expect.stringMatching(/^"[0-9a-f]{64}"$/) }] : []);
});
