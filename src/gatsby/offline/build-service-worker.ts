import { join } from "node:path";
import { build } from "esbuild";
import { readBuildSettings } from "../../shared/settings/build-settings";
import { esbuildTargets } from "./oldest-engines";
import { precacheManifest } from "./precache-manifest";

/**
 * Bundles the service worker of a finished site into sw.js: the one that caches pages, or with
 * `GATSBY_OFFLINE=off` the one that unregisters itself.
 */
export async function buildServiceWorker(folder: string): Promise<void> {
  const { isServiceWorkerRetired } = readBuildSettings();
  await build({
    entryPoints: [`src/service-worker/${isServiceWorkerRetired ? "unregister" : "worker"}.ts`],
    outfile: join(folder, "sw.js"),
    bundle: true,
    minify: true,
    target: esbuildTargets(),
    legalComments: "none",
    logLevel: "warning",
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      PRECACHE_MANIFEST: JSON.stringify(isServiceWorkerRetired ? {} : precacheManifest(folder)),
    },
  });
}
