/** Generates the site's fonts and their style sheet from npm packages: `node --import tsx art/fonts/build.ts`. */
import { mkdir, writeFile } from "node:fs/promises";
import { fontsStyleSheet } from "./style-sheet";
import { makeSubset, subsets } from "./subsets";

async function main(): Promise<void> {
  await mkdir("src/styles/fonts", { recursive: true });
  for (const subset of Object.values(subsets)) {
    await writeFile(`src/styles/fonts/${subset.name}.woff2`, await makeSubset(subset));
  }
  await writeFile("src/styles/fonts.css", `${await fontsStyleSheet()}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
