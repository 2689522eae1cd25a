import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

const project = join(__dirname, "..");

/** The programs that `node server/start.js NAME` can run, with their entry points. */
const programs = { main: "server/main.ts", outbox: "server/commands/outbox.ts" };

/**
 * Bundles the server with what it uses from src/ and data/ to plain JavaScript. Production then needs no
 * compiler or loader, which would cache code in a folder that other users of the machine can write to.
 * Packages are external.
 * @param folder the output folder; server/start.js reads server/dist
 * @throws when a file does not compile; esbuild prints the reason to stderr
 */
export async function compileServer(folder = join(__dirname, "dist")): Promise<void> {
  const { metafile } = await build({
    absWorkingDir: project,
    entryPoints: programs,
    outdir: folder,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "cjs",
    target: "node20.19",
    sourcemap: "linked",
    sourcesContent: false,
    metafile: true,
    logLevel: "warning",
  });
  const sources = Object.keys(metafile.inputs).map((name) => [name, digestOf(join(project, name))]);
  writeFileSync(join(folder, "sources.json"), JSON.stringify(Object.fromEntries(sources)));
}

function digestOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
