/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { onCreateWebpackConfig, stylesDigest } from "./webpack";

test("the digest changes with any style sheet and with nothing else", () => {
  const folder = mkdtempSync(join(tmpdir(), "styles-"));
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
  ["develop-html", true],
  ["build-html", true],
  ["develop", false],
  ["build-javascript", false],
] as const)("the stage %s gives gatsby-ssr.tsx the digest: %s", (stage, isGiven) => {
  const plugins: Record<string, string>[] = [];
  onCreateWebpackConfig({
    stage,
    getConfig: () => ({ plugins, module: { rules: [] } }),
    plugins: { define: (definitions: Record<string, string>) => definitions },
    actions: { replaceWebpackConfig() {} },
  } as unknown as CreateWebpackConfigArgs);
  expect(plugins.some((definitions) => "STYLES_DIGEST" in definitions)).toBe(isGiven);
});
