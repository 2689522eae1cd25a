import sharp from "sharp";
import { type PrivateData, privateDataIn } from "./private-data";
import { failOn } from "./sharp-fail-on";

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
export type Reading = WholePicture | { readonly isWhole: false };

/** The size in pixels to which a picture is scaled down before looking for transparent pixels. */
const thumbnail = 160;

/** Decodes a whole JPEG or PNG, since the header of a truncated file is still readable. */
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
