import { join } from "node:path";
import { build } from "esbuild";
import {
  aboutFiles,
  contentRead,
  editsOf,
  localCheck,
  translatedSite,
} from "../../src/admin/web/mistakes.fixtures";
import type { ContentRead, Edit } from "../../src/admin/web/web-check.fixtures";
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

test("in a browser, under the policy of /admin, the check says what it says on one's own computer", async ({
  page,
}) => {
  const site = translatedSite();
  const edits = editsOf(site).filter(({ title }) => !aboutFiles.includes(title));
  await page.goto("/admin");
  await page.evaluate(`${await bundledCheck()}; window.checkAll = checkAll.default`);
  const web = await page.evaluate(([content, all]) => (window as unknown as Bundled).checkAll(content, all), [
    contentRead(site),
    edits,
  ] as const);
  const local: string[] = [];
  const check = localCheck(site);
  for (const edit of edits) local.push(await check(edit));
  site.remove(".");
  expect(web).toEqual(local);
  expect(local.filter((message) => message !== "").length).toBeGreaterThan(155);
});

interface Bundled {
  checkAll(content: ContentRead, edits: readonly Edit[]): string[];
}
