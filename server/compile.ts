import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

const project = join(__dirname, "..");

/** What `node server/start.js NAME` runs, each with the file that it begins in. */
const programs = { main: "server/main.ts", outbox: "server/commands/outbox.ts" };

/**
 * Compiles the server to plain JavaScript, with what it uses of src/ and data/, so that production needs no compiler and no
 * loader, which would keep code in a folder that other users of the machine may write to. Packages stay outside.
 * @param folder where the files go; server/start.js reads those in server/dist
 * @throws when a file does not compile; esbuild has said why on stderr
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
