import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { precompress } from "../src/gatsby/output/precompress";

/** Removes all scripts and script preloads from a page's HTML, and keeps its appearance. */
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

/** Writes the baseline of a built site: the same pages, styles, fonts and images without any script. */
export async function makeBaseline(site: string, target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  cpSync(site, target, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !/\.(?:html|js|map)(?:\.br|\.gz)?$/.test(path),
  });
  const entries = readdirSync(site, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile() && each.name.endsWith(".html"))) {
    const page = join(entry.parentPath, entry.name);
    const copy = join(target, relative(site, page));
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, withoutScripts(readFileSync(page, "utf8")));
  }
  // The server reads it from the folder next to public/, so both sites send the same headers.
  cpSync("deploy/policy.json", join(dirname(target), "deploy/policy.json"));
  await precompress(target);
}
