import { posix } from "node:path";
import { formatBytes, maxPictureBytes, type PicturePlace } from "../../content/picture-places";
import type { Message } from "../problem";
import type { FileType } from "../project-files";
import type { WholePicture } from "./inspect-pictures";
import { exportAsJpeg, typeInWords } from "./path-messages";

type Size = readonly [width: number, height: number];

/**
 * A file whose content is not of the type that its name says.
 * @param written how the editor wrote the path
 * @param isEmpty whether the file is empty
 */
export function wrongFileType(
  path: string,
  written: string,
  actual: FileType | undefined,
  isEmpty: boolean,
): Message {
  const ending = posix.extname(path);
  const [jpeg, value] = [asJpeg(path), asJpeg(written)];
  const isRenamed = actual === "JPEG";
  return {
    found: isEmpty
      ? `The file ${path} is empty.`
      : actual === undefined
        ? `The file ${path} is damaged, or is not a picture.`
        : `The file ${path} is actually ${typeInWords(actual)}.`,
    expected: `A ${ending === ".png" ? "PNG" : "JPEG"} picture, because its name ends in ${ending}. Renaming a file does not change its type.`,
    fix: isRenamed
      ? `Rename the file to ${posix.basename(jpeg)} and write "${value}".`
      : actual === undefined
        ? "Copy the original picture here again, under the same name."
        : `${exportAsJpeg(actual, jpeg)}${jpeg === path ? "" : `. Then write "${value}"`}.`,
  };
}

/** A picture over the size limit. */
export function tooLarge(path: string, bytes: number): Message {
  const isPng = path.endsWith(".png");
  return {
    found: `The picture ${path} is ${formatBytes(bytes)}.`,
    expected: `At most ${formatBytes(maxPictureBytes)}. Larger pictures make the project slow to copy and to build.`,
    fix: `Save it again in a photo app with 2000 pixels on its longer side (that is plenty), ${isPng ? "or as a .jpg if nothing in it is transparent" : "with a quality of 80"}, under the same name.`,
  };
}

/** A picture that can't be decoded. */
export function damaged(path: string): Message {
  return {
    found: `The picture ${path} is damaged: part of it is missing or can't be read.`,
    expected: "A complete picture. Copying or downloading this one may have stopped halfway.",
    fix: "Copy the original here again, or save it again in a photo app, under the same name.",
  };
}

/** A picture with fewer pixels than its block needs. */
export function tooSmall(path: string, { width, height }: WholePicture, place: PicturePlace): Message {
  return {
    found: `The picture ${path} is ${inPixels([width, height])}, so it would look blurry here.`,
    expected: `At least ${place.least} pixels wide for ${place.name}; ${inPixels(place.best)} is best.`,
    fix: `Save it again from the original, at ${inPixels(place.best)}, under the same name. Making a small picture larger does not help.`,
  };
}

/**
 * A picture of which too much would be cropped.
 * @param lost how much of it would be cut off, in percent
 */
export function wrongProportions(
  path: string,
  { width, height }: WholePicture,
  place: PicturePlace,
  lost: number,
): Message {
  const [wide, high] = place.best;
  const isTooWide = width / height > wide / high;
  const cropped: Size = isTooWide
    ? [Math.round((height * wide) / high), height]
    : [width, Math.round((width * high) / wide)];
  const crop = `Crop it in a photo app to ${inPixels(cropped)} around the important part`;
  const again = `Use another picture with these proportions, or crop the original to ${inPixels(place.best)}`;
  return {
    found: `The picture ${path} is ${inPixels([width, height])}${shape(width, height)}. Here ${lost}% of it would be cut off ${isTooWide ? "on the sides" : "at the top and bottom"}.`,
    expected: `The proportions of ${place.name}, ${ratio(place.best)}: ${inPixels(place.best)} is best, and up to ${place.mayLose}% may be cut off.`,
    fix: `${cropped[0] < place.least ? again : crop}, and save it under the same name.`,
  };
}

/**
 * A picture with transparent parts where only photos are allowed.
 * @param written how the editor wrote the path
 */
export function transparent(path: string, written: string): Message {
  return {
    found: `Parts of the picture ${path} are transparent, so the page would show through it.`,
    expected: "A photo without transparent parts. Only the drifting pictures can have them.",
    fix: `${exportAsJpeg("PNG", asJpeg(path))}. Then write "${asJpeg(written)}".`,
  };
}

const asJpeg = (path: string): string => path.replace(/\.png$/, ".jpg");

const inPixels = ([width, height]: Size): string => `${width} by ${height} pixels`;

function shape(width: number, height: number): string {
  if (width === height) return ", a square";
  return width > height ? ", wider than it is tall" : ", taller than it is wide";
}

/** Returns the proportions in lowest terms, such as "4 by 5". */
function ratio([width, height]: Size): string {
  const part = greatestDivisor(width, height);
  return `${width / part} by ${height / part}`;
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);
