import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import sharp from "sharp";
import { maxPictureBytes } from "../../content/picture-places";
import { fileTypeOf } from "../project-files";

/** sharp's `failOn`, shared by the check and the build so that both accept the same pictures. */
export const failOn = "warning";

/** The result of reading each picture, by its path in the project, such as "data/images/team/anika.jpg". */
export type Pictures = ReadonlyMap<string, Reading | undefined>;

/** Results of earlier checks in this process, which are reused while a file's size and time stay the same. */
const cache = new Map<string, { readonly stamp: string; readonly reading: Promise<Reading> }>();

/** Reads every JPEG and PNG under data/ completely, except those over the size limit, which the check rejects anyway. */
export async function inspectPictures(folder: string): Promise<Pictures> {
  const home = join(folder, "data");
  if (!existsSync(home)) return new Map();
  const names = (await readdir(home, { recursive: true })).filter((name) => /\.(jpg|png)$/.test(name));
  const readings = await Promise.all(
    names.map(
      async (name) => [`data/${name.split(sep).join("/")}`, await inspect(join(home, name))] as const,
    ),
  );
  return new Map(readings);
}

async function inspect(path: string): Promise<Reading | undefined> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts?.isFile() || facts.size > maxPictureBytes) return undefined;
  const stamp = `${facts.size} ${facts.mtimeMs}`;
  const cached = cache.get(path);
  if (cached?.stamp === stamp) return cached.reading;
  const type = fileTypeOf(path);
  if (type !== "JPEG" && type !== "PNG") return undefined;
  const reading = readPicture(path);
  cache.set(path, { stamp, reading });
  return reading;
}

/** A picture that was read completely. */
export interface WholePicture extends PrivateData {
  readonly isWhole: true;
  /** In pixels, after applying the EXIF orientation. */
  readonly width: number;
  readonly height: number;
  /** Whether any pixel is not fully opaque. */
  readonly isTransparent: boolean;
}
/** The result of reading a picture; `isWhole` is false if it is damaged. */
type Reading = WholePicture | { readonly isWhole: false };

/** The size in pixels to which a picture is scaled down before looking for transparent pixels. */
const thumbnail = 160;

/** Decodes a whole JPEG or PNG, since the header of a truncated file is still readable. */
async function readPicture(file: string): Promise<Reading> {
  try {
    const picture = sharp(file, { failOn });
    const { autoOrient, hasAlpha, exif, xmpAsString } = await picture.metadata();
    const small = picture.resize(thumbnail, thumbnail, { fit: "inside", withoutEnlargement: true });
    const pixels = hasAlpha
      ? await small.extractChannel("alpha").raw().toBuffer()
      : await small.raw().toBuffer();
    return {
      isWhole: true,
      width: autoOrient.width,
      height: autoOrient.height,
      isTransparent: hasAlpha && pixels.some((value) => value < 255),
      ...privateDataIn(exif, xmpAsString),
    };
  } catch {
    return { isWhole: false };
  }
}

/** The metadata of a picture that say where and with which camera it was taken. */
export interface PrivateData {
  readonly hasLocation: boolean;
  /** The maker and model, such as "Apple iPhone 15". */
  readonly camera?: string;
}

/** The EXIF tags of the maker, the model and the GPS directory. */
const tags = { make: 0x010f, model: 0x0110, location: 0x8825 };
const locationInXmp = /GPSL(?:at|ong)itude|photoshop:City|Iptc4xmpCore:Location/;

/** Finds private data in a picture's raw EXIF and XMP metadata, as sharp returns them. */
export function privateDataIn(exif: Buffer | undefined, xmp: string | undefined): PrivateData {
  const entries = exif === undefined ? new Map<number, string>() : mainEntries(exif);
  const make = entries.get(tags.make) ?? "";
  const model = entries.get(tags.model) ?? "";
  const camera = model.startsWith(make) ? model : `${make} ${model}`.trim();
  return {
    hasLocation: entries.has(tags.location) || locationInXmp.test(xmp ?? ""),
    ...(camera !== "" && { camera }),
  };
}

/** Returns the texts of EXIF's first directory (IFD0) by tag; other types give "". Empty if the data are cut off. */
function mainEntries(exif: Buffer): Map<number, string> {
  const tiff = exif.subarray(exif.toString("latin1", 0, 6) === "Exif\0\0" ? 6 : 0);
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  try {
    const start = long(4);
    const offsets = Array.from({ length: short(start) }, (_, index) => start + 2 + index * 12);
    return new Map(offsets.map((at) => [short(at), short(at + 2) === 2 ? textAt(at) : ""]));
  } catch {
    return new Map();
  }

  /** Reads a text. Up to four characters are stored in the entry itself, longer ones at an offset. */
  function textAt(entry: number): string {
    const length = long(entry + 4);
    const from = length > 4 ? long(entry + 8) : entry + 8;
    return tiff
      .toString("utf8", from, from + length)
      .replaceAll("\0", "")
      .trim();
  }
}
