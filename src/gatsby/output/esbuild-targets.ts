import { readFileSync } from "node:fs";

/**
 * The oldest supported browsers as esbuild targets, from `browserslist` in package.json, which Babel and Autoprefixer use
 * too: "ios_saf >= 15.4" gives "ios15.4". esbuild rejects an entry of another form.
 */
export function esbuildTargets(): string[] {
  const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync("package.json", "utf8"));
  return browserslist.map((entry) => entry.replace("ios_saf", "ios").replace(" >= ", ""));
}
