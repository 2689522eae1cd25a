import type { Area } from "react-easy-crop";
import type { PicturePlace } from "../../content/picture-places";
import { maxPictureBytes } from "../../content-check/pictures/weight";
import { drawn, encoded } from "./canvas";
import { savedSize } from "./frame";
import type { OpenPicture } from "./open-picture";

/** The qualities of a JPEG that are tried, the best one first, until it is not too heavy. */
const qualities = [0.88, 0.8, 0.7, 0.6, 0.5] as const;

/**
 * Cuts a part out of a picture and makes it small: a PNG if it is transparent where that is fine, else a JPEG.
 * Neither has any metadata.
 * @param part in percent of the picture's width and height
 */
export async function cutPicture(picture: OpenPicture, part: Area, place: PicturePlace): Promise<Blob> {
  const { canvas, isTransparent } = picture;
  const [x, y] = [(part.x / 100) * canvas.width, (part.y / 100) * canvas.height];
  const inPart = { width: (part.width / 100) * canvas.width, height: (part.height / 100) * canvas.height };
  const { width, height } = savedSize(inPart, place);
  const isPng = isTransparent && place.isDrawing === true;
  const cut = drawn(width, height, (context) => {
    if (!isPng) {
      context.fillStyle = "white";
      context.fillRect(0, 0, width, height);
    }
    context.drawImage(canvas, x, y, inPart.width, inPart.height, 0, 0, width, height);
  });
  return isPng ? encoded(cut, "image/png") : lightJpeg(cut);
}

async function lightJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  let jpeg = await encoded(canvas, "image/jpeg", qualities[0]);
  for (const quality of qualities.slice(1)) {
    if (jpeg.size <= maxPictureBytes) break;
    jpeg = await encoded(canvas, "image/jpeg", quality);
  }
  return jpeg;
}
