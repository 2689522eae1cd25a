/** Generates icons and logos from the mark in static/favicon.svg: `node --import tsx art/icons.ts`. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { create } from "fontkit";
import sharp from "sharp";
import clinic from "../data/clinic.json";
import { measureText, textToPaths } from "../src/gatsby/images/svg-text";

const folder = path.join(__dirname, "..", "static");
const snow = "#FBFAF6";
const vectorSide = 64;
const pixelsPerInch = 72;

const ink = "#0E2F3A";
const side = 64;
const nameSize = 30;
const leading = 1;

/**
 * The clinic's mark, alone or with its name beside it, as an SVG without background and fonts, for letterheads, signs and
 * shirts.
 * @param icon the source of static/favicon.svg
 * @param colors `one` removes the colors, for printing or embroidery in a single color
 */
async function logo(icon: string, shape: "mark" | "logo", colors: "full" | "one"): Promise<string> {
  const mark = icon.match(/<path [^>]*>/g) ?? [];
  const name = shape === "logo" ? await nameBeside() : { width: 0, paths: "" };
  const drawing = [...mark, name.paths].filter(Boolean).join("\n");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side + Math.ceil(name.width)} ${side}">
<title>${clinic.name}</title>
${colors === "one" ? drawing.replace(/ fill="[^"]*"/g, "") : drawing}
</svg>
`;
}

/** The name, one word to a line, as in the site's header. */
async function nameBeside(): Promise<{ width: number; paths: string }> {
  const font = create(await readFile("src/styles/fonts/heading.woff2"));
  const lines = clinic.name.split(" ");
  const first = side / 2 - ((lines.length - 1) * nameSize * leading) / 2 + nameSize * 0.34;
  const paths = lines.map(
    (line, index) =>
      `<g transform="translate(${side + 4} ${(first + index * nameSize * leading).toFixed(2)})" fill="${ink}">${textToPaths(font, line, nameSize)}</g>`,
  );
  const widths = lines.map((line) => measureText(font, line, nameSize));
  return { width: 8 + Math.max(...widths), paths: paths.join("\n") };
}

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

const headerBytes = 22;

/** An .ico file with one square PNG. Browsers request /favicon.ico for files without an icon link, such as PDFs. */
function icoOf(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(headerBytes, 18);
  return Buffer.concat([header, png]);
}

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
