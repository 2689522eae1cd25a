import { join } from "node:path";
import { build } from "esbuild";
import { isOfflineOff } from "../../shared/settings/offline-setting";
import { oldestEngines } from "./oldest-engines";
import { keptFiles } from "./precache-manifest";

/**
 * Writes the service worker of a built site, whose pages are final: the one that keeps pages, or where
 * `GATSBY_OFFLINE=off` asks for it the one that ends it.
 */
export async function writeWorker(folder: string): Promise<void> {
  await build({
    entryPoints: [`src/service-worker/${isOfflineOff() ? "unregister" : "worker"}.ts`],
    outfile: join(folder, "sw.js"),
    bundle: true,
    minify: true,
    target: targets(),
    legalComments: "none",
    logLevel: "warning",
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      KEPT: JSON.stringify(isOfflineOff() ? {} : keptFiles(folder)),
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
