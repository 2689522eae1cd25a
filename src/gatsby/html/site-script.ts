import { createHash } from "node:crypto";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { readBuildSettings } from "../../shared/settings/build-settings";
import { esbuildTargets } from "../offline/oldest-engines";
import { writeIfChanged } from "../output/write-if-changed";

/** The scripts of src/elements/, which run on every page without React. */
export interface SiteScript {
  /** The code that runs in the `<head>`, before anything is shown. */
  readonly early: string;
  /** The URL path of the script that every page loads. */
  readonly path: string;
  /** URL paths of scripts that it loads itself. */
  readonly others: readonly string[];
}

const tags = /<script data-early>.*?<\/script><script defer src="\/site-[0-9a-f]{20}\.js"[^>]*><\/script>/s;
/** Browsers look for the charset in the first 1024 bytes, so it stays first. */
const beginning = /<head>(?:<meta charset="utf-8"\/?>)?/i;

/** Bundles src/elements/ into one script in a folder. */
export async function buildSiteScript(folder: string): Promise<SiteScript> {
  const vitals = await write(folder, "vitals", await bundle("src/browser/web-vitals.ts", "esm"));
  const early = await bundle("src/elements/early.ts", "iife");
  const path = await write(
    folder,
    "site",
    await bundle("src/elements/main.ts", "iife", [loadedLater(vitals)]),
  );
  return { early: early.trim(), path, others: [vitals] };
}

/** Writes a script under a name with its hash. @returns its URL path */
async function write(folder: string, name: string, code: string): Promise<string> {
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 20);
  await writeIfChanged(join(folder, `${name}-${hash}.js`), code);
  return `/${name}-${hash}.js`;
}

/** Keeps the measuring of Web Vitals out of the script of every page: it loads only with analytics. */
function loadedLater(path: string): Plugin {
  return {
    name: "web-vitals",
    setup: ({ onResolve }) => onResolve({ filter: /\/web-vitals$/ }, () => ({ path, external: true })),
  };
}

async function bundle(file: string, format: "esm" | "iife", plugins: Plugin[] = []): Promise<string> {
  const { isServiceWorkerRetired } = readBuildSettings();
  const { outputFiles } = await build({
    entryPoints: [file],
    plugins,
    write: false,
    bundle: true,
    minify: true,
    format,
    target: esbuildTargets(),
    legalComments: "none",
    logLevel: "warning",
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      "process.env.GATSBY_OFFLINE": JSON.stringify(isServiceWorkerRetired ? "off" : ""),
    },
  });
  return outputFiles.map(({ text }) => text).join("");
}

/**
 * Adds both scripts to the beginning of a page of Gatsby; other HTML is unchanged. Idempotent: they replace those of an
 * earlier build.
 */
export function withSiteScript(html: string, { early, path }: Pick<SiteScript, "early" | "path">): string {
  if (!html.includes('id="___gatsby"')) return html;
  const scripts = `<script data-early>${early}</script><script defer src="${path}"></script>`;
  return html.replace(tags, "").replace(beginning, (start) => start + scripts);
}
