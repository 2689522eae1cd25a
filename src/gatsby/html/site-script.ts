import { createHash } from "node:crypto";
import { join } from "node:path";
import { build } from "esbuild";
import { readBuildSettings } from "../../shared/settings/build-settings";
import { esbuildTargets } from "../offline/oldest-engines";
import { writeIfChanged } from "../output/write-if-changed";

/** The scripts of src/elements/, which run on every page without React. */
export interface SiteScript {
  /** The code that runs in the `<head>`, before anything is shown. */
  readonly early: string;
  /** The URL path of the script that every page loads. */
  readonly path: string;
}

const tags = /<script data-early>.*?<\/script><script defer src="\/site-[0-9a-f]{20}\.js"[^>]*><\/script>/s;
/** Browsers look for the charset in the first 1024 bytes, so it stays first. */
const beginning = /<head>(?:<meta charset="utf-8"\/?>)?/i;

/** Bundles src/elements/ into one script in a folder. */
export async function buildSiteScript(folder: string): Promise<SiteScript> {
  const [early, main] = await Promise.all([bundle("early"), bundle("main")]);
  const hash = createHash("sha256").update(main).digest("hex").slice(0, 20);
  await writeIfChanged(join(folder, `site-${hash}.js`), main);
  return { early: early.trim(), path: `/site-${hash}.js` };
}

async function bundle(name: string): Promise<string> {
  const { isServiceWorkerRetired, embeds } = readBuildSettings();
  const { outputFiles } = await build({
    entryPoints: [`src/elements/${name}.ts`],
    write: false,
    bundle: true,
    minify: true,
    format: "iife",
    target: esbuildTargets(),
    legalComments: "none",
    logLevel: "warning",
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      "process.env.GATSBY_OFFLINE": JSON.stringify(isServiceWorkerRetired ? "off" : ""),
      "process.env.GATSBY_GTAG_ID": JSON.stringify(embeds.gtagId ?? ""),
    },
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`src/elements/${name}.ts was not built.`);
  return file.text;
}

/**
 * Adds both scripts to the beginning of a page of Gatsby; other HTML is unchanged. Idempotent: they replace those of an
 * earlier build.
 */
export function withSiteScript(html: string, { early, path }: SiteScript): string {
  if (!html.includes('id="___gatsby"')) return html;
  const scripts = `<script data-early>${early}</script><script defer src="${path}"></script>`;
  return html.replace(tags, "").replace(beginning, (start) => start + scripts);
}
