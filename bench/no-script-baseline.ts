import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { precompress } from "../src/gatsby/output/precompress";

/** A page of the built site with everything gone that brings or is script; all else, its looks too, as it was. */
export function withoutScripts(html: string): string {
  return html
    .replace("<html", '<html data-script=""')
    .replaceAll(/<template\b[^>]*>.*?<\/template>/gs, (template) =>
      template.includes("<script") ? "" : template,
    )
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "")
    .replaceAll(/<link\b[^>]*>/g, (link) => (isForScript(link) ? "" : link));
}

function isForScript(link: string): boolean {
  return /rel="modulepreload"|as="(?:script|fetch)"|rel="prefetch"/.test(link);
}

/** Makes the twin of a built site: the same pages, styles, fonts and pictures, and no script. */
export async function makeBaseline(site: string, twin: string): Promise<void> {
  rmSync(twin, { recursive: true, force: true });
  cpSync(site, twin, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !/\.(?:html|js|map)(?:\.br|\.gz)?$/.test(path),
  });
  const entries = readdirSync(site, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile() && each.name.endsWith(".html"))) {
    const page = join(entry.parentPath, entry.name);
    const target = join(twin, relative(site, page));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, withoutScripts(readFileSync(page, "utf8")));
  }
  // The server reads it beside public/, and its headers weigh the same on both.
  cpSync("deploy/policy.json", join(dirname(twin), "deploy/policy.json"));
  await precompress(twin);
}
