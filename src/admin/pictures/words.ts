import type { PicturePlace } from "../../content/picture-places";
import { isTooSmall, largestPart, proportionsOf, type Size } from "./frame";

/** The error for a file that is something else. */
export function notAPicture(name: string): Error {
  return new Error(
    `${name} is not a picture. Choose a photo from a phone or a camera: a JPEG, PNG or HEIC file.`,
  );
}

/** The error for a PDF, whatever its name says. */
export function aPdf(name: string): Error {
  return new Error(
    `${name} is a PDF, whatever its name says. A picture is needed here: a JPEG, PNG or HEIC file. PDFs are added under “Documents”.`,
  );
}

/** The error for a picture that no decoder understands. */
export function unreadable(name: string): Error {
  return new Error(
    `${name} cannot be read: part of it is missing, or it is of a kind that is not known here. Copy it from the phone or camera again, or export it from a photo app as JPEG.`,
  );
}

/** @throws Error when a picture has too few pixels for its place */
export function refuseIfTooSmall(name: string, picture: Size, place: PicturePlace): void {
  if (!isTooSmall(picture, place)) return;
  const [width, height] = place.best;
  const part = place.mayLose === undefined ? picture : largestPart(picture, proportionsOf(place));
  const shown = { width: Math.round(part.width), height: Math.round(part.height) };
  const isCut = shown.width < picture.width || shown.height < picture.height;
  const cut = isCut ? `, of which ${inPixels(shown)} are left once it has the shape of ${place.name}` : "";
  throw new Error(
    `${name} is ${inPixels(picture)}${cut}, so it would look blurry here. ${sentence(place.name)} needs at least ${place.least} pixels in width; ${inPixels({ width, height })} is best. Use the original from the phone or camera: copies from a chat or a website are often smaller.`,
  );
}

/** A size as people say it. */
export function inPixels({ width, height }: Size): string {
  return `${width} by ${height} pixels`;
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
