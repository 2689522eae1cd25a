/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { onCreateWebpackConfig, stylesDigest } from "./webpack";

const folder = mkdtempSync(join(tmpdir(), "styles-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the digest changes with any style sheet and with nothing else", () => {
  mkdirSync(join(folder, "components"));
  writeFileSync(join(folder, "base.css"), "a { color: red }");
  writeFileSync(join(folder, "components", "card.module.css"), ".card { gap: 0 }");
  const before = stylesDigest(folder);

  writeFileSync(join(folder, "components", "card.tsx"), "export const card = 1;");
  expect(stylesDigest(folder)).toBe(before);
  writeFileSync(join(folder, "components", "card.module.css"), ".card { gap: 1rem }");
  expect(stylesDigest(folder)).not.toBe(before);
});

test.each([
  ["build-html", true],
  ["develop-html", true],
  ["build-javascript", false],
  ["develop", false],
])("in the stage %s, the digest that gatsby-ssr.tsx names is there: %p", (stage, isThere) => {
  const optimization = { splitChunks: { cacheGroups: { styles: { test: () => true } } } };
  const config = { plugins: [] as object[], module: { rules: [] }, resolve: { alias: {} }, optimization };
  const define = (values: object) => values;
  const replaceWebpackConfig = jest.fn();
  onCreateWebpackConfig({
    stage,
    getConfig: () => config,
    plugins: { define, minifyJs: jest.fn(), minifyCss: jest.fn() },
    actions: { replaceWebpackConfig },
  } as unknown as CreateWebpackConfigArgs);
  const given = replaceWebpackConfig.mock.calls[0][0].plugins;
  const digests = given.filter((plugin: object) => "STYLES_DIGEST" in plugin);
  expect(digests).toEqual(isThere ? [{ STYLES_DIGEST: expect.stringMatching(/^"[0-9a-f]{64}"$/) }] : []);
});
