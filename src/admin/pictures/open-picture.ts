import { isPdf } from "../pdfs/read-pdf";
import { drawn } from "./canvas";
import { decodeHeic, isHeic } from "./heic";
import { aPdf, notAPicture, unreadable } from "./words";

/** A picture that an editor has chosen, upright, without its metadata. */
export interface OpenPicture {
  readonly name: string;
  readonly canvas: HTMLCanvasElement;
  readonly isTransparent: boolean;
}

/** The most pixels on a side that are kept. No place needs more, and some browsers cannot draw more. */
const mostPixels = 4096;

/** The size in pixels to which a picture is scaled down before looking for transparent pixels. */
const thumbnail = 160;

/**
 * Reads what a phone, a camera or a scanner makes: JPEG, PNG, HEIC and whatever else the browser knows.
 * @throws Error when a file is not a picture or cannot be read
 */
export async function openPicture(file: File): Promise<OpenPicture> {
  const bitmap = await bitmapOf(file);
  const scale = Math.min(1, mostPixels / Math.max(bitmap.width, bitmap.height));
  const canvas = drawn(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale), (context) =>
    context.drawImage(bitmap, 0, 0, context.canvas.width, context.canvas.height),
  );
  bitmap.close();
  return { name: file.name, canvas, isTransparent: hasTransparentPixels(canvas) };
}

/** The same picture, turned to the right by a quarter. */
export function turned({ canvas, ...picture }: OpenPicture): OpenPicture {
  const turnedCanvas = drawn(canvas.height, canvas.width, (context) => {
    context.translate(canvas.height, 0);
    context.rotate(Math.PI / 2);
    context.drawImage(canvas, 0, 0);
  });
  return { ...picture, canvas: turnedCanvas };
}

async function bitmapOf(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    if (isPdf(new Uint8Array(await file.slice(0, 5).arrayBuffer()))) throw aPdf(file.name);
    if (!(await isHeic(file)))
      throw file.type.startsWith("image/") ? unreadable(file.name) : notAPicture(file.name);
  }
  try {
    return await createImageBitmap(await decodeHeic(file));
  } catch {
    throw unreadable(file.name);
  }
}

function hasTransparentPixels(canvas: HTMLCanvasElement): boolean {
  const small = drawn(thumbnail, thumbnail, (context) =>
    context.drawImage(canvas, 0, 0, thumbnail, thumbnail),
  );
  const { data } = small.getContext("2d")?.getImageData(0, 0, thumbnail, thumbnail) ?? {};
  return data?.some((value, index) => index % 4 === 3 && value < 255) === true;
}
