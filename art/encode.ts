// Encodes a raw render for the site: node --import tsx art/encode.ts <raw.png> <out> <width> <height>
import { mkdir } from "node:fs/promises";
import { dirname, extname } from "node:path";
import sharp from "sharp";

const LARGEST_BYTES = 450_000;

/** Writes the raw render to `out` at the given size in px; lowers the quality of JPEGs until they have at most 450 KB. */
async function encode(raw: string, out: string, width: number, height: number): Promise<void> {
  await mkdir(dirname(out), { recursive: true });
  const sized = sharp(raw)
    .resize(width, height, { fit: "cover", kernel: "lanczos3" })
    .sharpen({ sigma: 0.8, m1: 0.4, m2: 1.2 });
  if (extname(out) === ".png") {
    await sharp(raw).resize(width, height).png({ compressionLevel: 9, palette: true }).toFile(out);
    return;
  }
  for (let quality = 88; quality >= 60; quality -= 4) {
    const picture = await sized.clone().jpeg({ quality, mozjpeg: true }).toFile(out);
    if (picture.size <= LARGEST_BYTES) return;
  }
  throw new Error(`${out} is larger than ${LARGEST_BYTES} bytes at the lowest quality`);
}

const [raw = "", out = "", width, height] = process.argv.slice(2);
encode(raw, out, Number(width), Number(height)).catch((problem: unknown) => {
  process.stderr.write(`${String(problem)}\n`);
  process.exitCode = 1;
});
