import { cpSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, type Plugin } from "esbuild";
import { ownWords } from "../kept-editor/own-words";

/**
 * Gives our own forms the React that the editor has in it and renders them with. Hooks do not work with another copy.
 */
const sharedReact: Plugin = {
  name: "shared-react",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react$/ }, () => ({ path: "react", namespace: "shared-react" }));
    onLoad({ filter: /./, namespace: "shared-react" }, () => ({
      contents: "module.exports = globalThis.__SVELTIA_CMS_REACT__;",
    }));
  },
};

/**
 * Bundles the editor with its fonts for the browser, so that /admin requests nothing from other websites.
 * @param folder the output folder; it gets main.js and what main.js loads
 */
export async function bundleAdmin(folder: string): Promise<void> {
  await build({
    entryPoints: { main: join(__dirname, "main.ts"), admin: join(__dirname, "admin.css") },
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    plugins: [ownWords, sharedReact, withoutCodeColors],
    logLevel: "warning",
  });
  // The editor finds its fonts and picture converters beside itself.
  cpSync(join(dirname(require.resolve("@sveltia/cms")), "assets"), join(folder, "assets"), {
    recursive: true,
  });
  // Our own decoder of HEIC pictures, too.
  cpSync(require.resolve("@discourse/heic/codec/dec/heic_dec.wasm"), join(folder, "heic_dec.wasm"));
  cpSync(join(__dirname, "../looks/pictures"), join(folder, "looks"), { recursive: true });
}

/** Leaves out the colors for program code in 200 languages, which no field of this site has. */
const withoutCodeColors: Plugin = {
  name: "without-code-colors",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@shikijs\// }, ({ path }) => ({ path, namespace: "empty" }));
    onLoad({ filter: /./, namespace: "empty" }, () => ({ contents: "export default [];" }));
  },
};
