/** Generates icons and logos from the mark in static/favicon.svg: `node --import tsx art/icons.ts`. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { icoOf } from "./brand/ico";
import { logo } from "./brand/logo";

const folder = path.join(__dirname, "..", "static");
const snow = "#FBFAF6";
const vectorSide = 64;
const pixelsPerInch = 72;

/**
 * Home screens round the corners themselves, so these icons are full squares with a margin around the mark. A maskable icon is
 * cropped to a shape that contains at least a centered circle of 80 % of its width.
 */
const homeScreenIcons = [
  { file: "apple-touch-icon.png", side: 180, margin: 0.06 },
  { file: "icon-192.png", side: 192, margin: 0.06 },
  { file: "icon-512.png", side: 512, margin: 0.06 },
  { file: "icon-maskable-512.png", side: 512, margin: 0.14 },
];

async function main(): Promise<void> {
  const mark = await readFile(path.join(folder, "favicon.svg"), "utf8");
  const drawnAt = (side: number) =>
    sharp(Buffer.from(mark), { density: (pixelsPerInch * side) / vectorSide }).resize(side, side);

  const small = await drawnAt(32).png({ compressionLevel: 9 }).toBuffer();
  await writeFile(path.join(folder, "favicon-32.png"), small);
  await writeFile(path.join(folder, "favicon.ico"), icoOf(small, 32));
  for (const { file, side, margin } of homeScreenIcons) {
    const edge = Math.round(side * margin);
    await drawnAt(side - 2 * edge)
      .flatten({ background: snow })
      .extend({ top: edge, bottom: edge, left: edge, right: edge, background: snow })
      .png({ compressionLevel: 9 })
      .toFile(path.join(folder, file));
  }

  await mkdir(path.join(__dirname, "brand"), { recursive: true });
  for (const shape of ["mark", "logo"] as const) {
    for (const colors of ["full", "one"] as const) {
      const file = `${shape}${colors === "one" ? "-one-color" : ""}.svg`;
      await writeFile(path.join(__dirname, "brand", file), await logo(mark, shape, colors));
    }
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
