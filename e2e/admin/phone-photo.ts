import sharp from "sharp";

/** The colors of the upper and the lower half of the photo, as red, green and blue. */
export const sky = [59, 125, 216] as const;
export const grass = [46, 139, 87] as const;

/** Where the photo says that it was taken. */
const place = {
  GPSLatitudeRef: "N",
  GPSLatitude: "61/1 34/1 53/1",
  GPSLongitudeRef: "W",
  GPSLongitude: "149/1 26/1 22/1",
};

/**
 * A photo as a phone makes it: 12 megapixels, lying on its side with a note in its metadata on how to turn it, and with
 * the place where it was taken. The file phone.heic beside this one shows the same, smaller.
 */
export async function phonePhoto(): Promise<Buffer> {
  const [width, height] = [3024, 4032];
  const upright = await sharp({ create: { width, height, channels: 3, background: inCss(grass) } })
    .composite([
      {
        input: { create: { width, height: height / 2, channels: 3, background: inCss(sky) } },
        top: 0,
        left: 0,
      },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(upright)
    .rotate(270)
    .withMetadata({ orientation: 6, exif: { IFD0: { Make: "Apple", Model: "iPhone 15" }, IFD3: place } })
    .jpeg()
    .toBuffer();
}

/** The color of a point of a picture: its distance from the left and from the top, as parts of the whole. */
export async function colorAt(file: string, fromLeft: number, fromTop: number): Promise<number[]> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const [x, y] = [Math.floor(fromLeft * info.width), Math.floor(fromTop * info.height)];
  return [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
}

function inCss([red, green, blue]: readonly [number, number, number]): string {
  return `rgb(${red}, ${green}, ${blue})`;
}
