import { join } from "node:path";
import { build } from "esbuild";
import { contentRead, editsOf, translatedSite } from "../../src/admin/web/mistakes.fixtures";
import { type ContentRead, type Edit, webCheck } from "../../src/admin/web/web-check.fixtures";
import { expect, test } from "../support/test";
import { addressOf } from "./ports";

test.use({ baseURL: addressOf("gitea"), allowedConsole: /^(?:log|info|debug|warning): / });

/** The part of /admin that reads, checks and writes files, bundled as /admin is. */
async function bundledCheck(): Promise<string> {
  const contents = `import { z } from "zod";
import { webCheck } from "./web-check.fixtures";
z.config({ jitless: true });
export default (content, edits) => edits.map(webCheck(content));`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(process.cwd(), "src/admin/web") },
    bundle: true,
    minify: true,
    format: "iife",
    globalName: "checkAll",
    platform: "browser",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

// That these are also the answers on one's own computer is tested in src/admin/web/same-answers.process.test.ts.
test("in a browser, under the policy of /admin, the check says what it says in Node", async ({ page }) => {
  const site = translatedSite();
  const [content, edits] = [contentRead(site), editsOf(site)];
  site.remove(".");
  await page.goto("/admin");
  await page.evaluate(`${await bundledCheck()}; window.checkAll = checkAll.default`);
  const inBrowser = await page.evaluate(
    ([files, all]) => (window as unknown as Bundled).checkAll(files, all),
    [content, edits] as const,
  );
  expect(inBrowser).toEqual(edits.map(webCheck(content)));
  expect(inBrowser.filter((message) => message !== "").length).toBeGreaterThan(70);
});

interface Bundled {
  checkAll(content: ContentRead, edits: readonly Edit[]): string[];
}
