/** The brands of HEIC and HEIF files, which follow "ftyp" at the start of the file. */
const brands = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;

/** Whether a file is a HEIC picture, as phones of Apple make them. Its name and type often say something else. */
export async function isHeic(file: Blob): Promise<boolean> {
  return brands.test(await file.slice(4, 12).text());
}

/** Decodes a HEIC picture, turned upright. The decoder is fetched when the first one comes, because it is large. */
export async function decodeHeic(file: Blob): Promise<ImageData> {
  const { decode } = await import("@discourse/heic");
  return decode(await file.arrayBuffer());
}
