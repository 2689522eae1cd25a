/**
 * Draws tonal pictures under data/images for every entry of pictures.json that has no file yet (`--all`: for every
 * entry). They hold the place, at the final name and size, of the rendered clay scenes.
 */
import { access, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import pictures from "./pictures.json";
import { bleed, sheet } from "./tonal/clay";
import { randomFrom } from "./tonal/random";
import { scenes } from "./tonal/scenes";

const imagesFolder = path.join(__dirname, "..", "data", "images");

interface Picture {
  file: string;
  width: number;
  height: number;
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Encodes one picture.
 * @returns the bytes of a JPEG, or of a PNG with a transparent ground when the name asks for one
 * @throws when no scene of that name exists
 */
async function draw({ file, width, height }: Picture): Promise<Buffer> {
  const scene = scenes[file];
  if (!scene) throw new Error(`${file} is listed in pictures.json, but no scene in art/tonal draws it`);
  const svg = sheet(width, height, scene({ width, height }, randomFrom(file)));
  const drawing = sharp(Buffer.from(svg)).extract({ left: bleed, top: bleed, width, height });
  return file.endsWith(".png")
    ? drawing.png({ palette: true, quality: 100, dither: 0.6, effort: 10 }).toBuffer()
    : drawing.flatten({ background: "#FBFAF6" }).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}

async function main(): Promise<void> {
  const all = process.argv.includes("--all");
  for (const picture of pictures) {
    const target = path.join(imagesFolder, picture.file);
    if (!all && (await exists(target))) continue;
    await mkdir(path.dirname(target), { recursive: true });
    const bytes = await draw(picture);
    await writeFile(target, bytes);
    process.stdout.write(`${picture.file} ${Math.round(bytes.length / 1024)} KB\n`);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
