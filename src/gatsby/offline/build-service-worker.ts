import { join } from "node:path";
import { build } from "esbuild";
import { isServiceWorkerRetired } from "../../shared/settings/offline-setting";
import { oldestEngines } from "./oldest-engines";
import { precacheManifest } from "./precache-manifest";

/**
 * Writes the service worker of a built site, whose pages are final: the one that keeps pages, or where
 * `GATSBY_OFFLINE=off` asks for it the one that ends it.
 */
export async function buildServiceWorker(folder: string): Promise<void> {
  await build({
    entryPoints: [`src/service-worker/${isServiceWorkerRetired() ? "unregister" : "worker"}.ts`],
    outfile: join(folder, "sw.js"),
    bundle: true,
    minify: true,
    target: targets(),
    legalComments: "none",
    logLevel: "warning",
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      KEPT: JSON.stringify(isServiceWorkerRetired() ? {} : precacheManifest(folder)),
    },
  });
}

/** The supported engines as esbuild names them. */
function targets(): string[] {
  return Array.from(
    oldestEngines(),
    ([engine, version]) => `${engine === "ios_saf" ? "ios" : engine}${version}`,
  );
}
