import sharp from "sharp";
import { type PrivateData, privateDataIn } from "./private-data";
import { failOn } from "./sharp-fail-on";

/** What is known of a picture once all of it has been read. */
export interface WholePicture extends PrivateData {
  readonly isWhole: true;
  /** In pixels, turned as its camera noted. */
  readonly width: number;
  readonly height: number;
  /** Whether any part of it can be seen through. */
  readonly isTransparent: boolean;
}
export type Reading = WholePicture | { readonly isWhole: false };

/** Wide and high enough for a look at whether any part is transparent. */
const thumbnail = 160;

/** Reads a JPEG or PNG to its end: half a copy still tells its size. */
export async function readPicture(file: string): Promise<Reading> {
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
