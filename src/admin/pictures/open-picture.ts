import { isPdf } from "../pdfs/read-pdf";
import { drawn } from "./canvas";

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
  const { name, type } = file;
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    if (isPdf(new Uint8Array(await file.slice(0, 5).arrayBuffer())))
      throw new Error(
        `${name} is a PDF, whatever its name says. A picture is needed here: a JPEG, PNG or HEIC file. PDFs are added under “Documents”.`,
      );
  }
  // Phones of Apple make them. Their names and types often say something else.
  const isHeic = brands.test(await file.slice(4, 12).text());
  if (!isHeic && !type.startsWith("image/"))
    throw new Error(
      `${name} is not a picture. Choose a photo from a phone or a camera: a JPEG, PNG or HEIC file.`,
    );
  try {
    if (isHeic) return await createImageBitmap(await decodeHeic(file));
  } catch {
    // It is damaged.
  }
  throw new Error(
    `${name} cannot be read: part of it is missing, or it is of a kind that is not known here. Copy it from the phone or camera again, or export it from a photo app as JPEG.`,
  );
}

/** The brands of HEIC and HEIF files, which follow "ftyp" at the start of the file. */
const brands = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;

/** Decodes a HEIC picture, turned upright. The decoder is fetched when the first one comes, because it is large. */
async function decodeHeic(file: Blob): Promise<ImageData> {
  const { decode } = await import("@discourse/heic");
  return decode(await file.arrayBuffer());
}

function hasTransparentPixels(canvas: HTMLCanvasElement): boolean {
  const small = drawn(thumbnail, thumbnail, (context) =>
    context.drawImage(canvas, 0, 0, thumbnail, thumbnail),
  );
  const { data } = small.getContext("2d")?.getImageData(0, 0, thumbnail, thumbnail) ?? {};
  return data?.some((value, index) => index % 4 === 3 && value < 255) === true;
}
