/** Makes the PNG icons under static/ from favicon.svg: `node --import tsx art/icons.ts`. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const folder = path.join(__dirname, "..", "static");
const snow = "#FBFAF6";
const vectorSide = 64;
const pixelsPerInch = 72;

/** Home screens cut their own corners, so these icons are square to the edge and keep the mark away from it. */
const homeScreenIcons = [
  { file: "apple-touch-icon.png", side: 180 },
  { file: "icon-192.png", side: 192 },
  { file: "icon-512.png", side: 512 },
];

async function main(): Promise<void> {
  const mark = await readFile(path.join(folder, "favicon.svg"));
  const drawnAt = (side: number) =>
    sharp(mark, { density: (pixelsPerInch * side) / vectorSide }).resize(side, side);

  await drawnAt(32).png({ compressionLevel: 9 }).toFile(path.join(folder, "favicon-32.png"));
  for (const { file, side } of homeScreenIcons) {
    const margin = Math.round(side * 0.1);
    await drawnAt(side - 2 * margin)
      .flatten({ background: snow })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: snow })
      .png({ compressionLevel: 9 })
      .toFile(path.join(folder, file));
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
