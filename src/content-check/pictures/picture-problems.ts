import { posix } from "node:path";
import { lostTo, type PicturePlace, picturePlaceOf, socialCardPicture } from "../../content/picture-places";
import type { Message, Problem } from "../problem";
import type { Content } from "../read-content";
import type { SourceFile } from "../source-file";
import { isRecord, textOf, valueAt } from "../values";
import { checkFields, type Field } from "../walk-fields";
import { asJpeg, exportAsJpeg } from "./file-messages";
import type { Pictures, PrivateData, WholePicture } from "./inspect-pictures";

/** Finds pictures that are damaged or do not fit the blocks that show them. Pictures that were not read are skipped. */
export function findPictureProblems(content: Content, pictures: Pictures): Problem[] {
  const reported = new Set<string>();
  const problems = checkFields(content, ({ role, value, path, isWellFormed }, file) => {
    if (role !== "picture" || !isWellFormed) return [];
    const picture = posix.join(posix.dirname(file.name), value);
    return checkPicture(picture, value, placeOf(file, path));
  });
  const { path, place } = socialCardPicture;
  return [...problems, ...checkPicture(path, path, place).map((message) => ({ file: path, ...message }))];

  function checkPicture(path: string, written: string, place: PicturePlace | undefined): Message[] {
    const reading = pictures.get(path);
    if (reading === undefined) return [];
    if (reading.isWhole) return place === undefined ? [] : misfits(path, written, reading, place);
    const isReported = reported.has(path);
    reported.add(path);
    return isReported ? [] : [damaged(path)];
  }
}

function misfits(path: string, written: string, picture: WholePicture, place: PicturePlace): Message[] {
  const isOther = lostTo(place, picture) > (place.mayLose ?? 100);
  return [
    ...(picture.width < place.least ? [tooSmall(path, picture, place)] : []),
    ...(isOther ? [wrongProportions(path, picture, place)] : []),
    ...(picture.isTransparent && !place.isDrawing ? [transparent(path, written)] : []),
  ];
}

function placeOf(file: SourceFile, path: Field["path"]): PicturePlace | undefined {
  if (file.collection !== "pages") return picturePlaceOf(file.collection, String(path[1]), false);
  const block = valueAt(file.value, path.slice(0, 2));
  const hasVideo = isRecord(block) && block.videoLink !== undefined;
  return picturePlaceOf(textOf(block, "kind") ?? "", String(path[2]), hasVideo);
}

/** Finds pictures whose metadata contain a location or camera. Each is reported in the first field that names it. */
export function findPrivateData(content: Content, pictures: Pictures): Problem[] {
  const unreported = new Set(pictures.keys());
  const named = checkFields(content, ({ role, value }, file) =>
    role === "picture" ? warningsFor(posix.join(posix.dirname(file.name), value)) : [],
  );
  const others = [...unreported].flatMap((path) =>
    warningsFor(path).map((message) => ({ file: path, ...message })),
  );
  return [...named, ...others];

  function warningsFor(path: string): Message[] {
    const reading = pictures.get(path);
    if (!unreported.delete(path) || !reading?.isWhole) return [];
    return reading.hasLocation || reading.camera !== undefined ? [privateDataMessage(path, reading)] : [];
  }
}

function privateDataMessage(path: string, { hasLocation, camera }: PrivateData): Message {
  const says = [
    ...(hasLocation ? ["where it was taken"] : []),
    ...(camera ? [`with which camera (${camera})`] : []),
  ];
  const onMac = hasLocation
    ? 'open it in Preview, choose Tools > Show Inspector > GPS, and click "Remove Location Info"'
    : "export it again from a photo app without this data";
  return {
    found: `The file ${path} contains data about the picture: ${says.join(" and ")}.`,
    expected:
      "A file without this data. Visitors of the website never get it, but the file keeps it, and so does every copy of the project.",
    fix: `Before you commit the picture: in Windows, right-click the file and choose Properties > Details > "Remove Properties and Personal Information". On a Mac, ${onMac}.`,
  };
}

type Size = readonly [width: number, height: number];

const damaged = (path: string): Message => ({
  found: `The picture ${path} is damaged: part of it is missing or can't be read.`,
  expected: "A complete picture. Copying or downloading this one may have stopped halfway.",
  fix: "Copy the original here again, or save it again in a photo app, under the same name.",
});

const tooSmall = (path: string, { width, height }: WholePicture, place: PicturePlace): Message => ({
  found: `The picture ${path} is ${inPixels([width, height])}, so it would look blurry here.`,
  expected: `At least ${place.least} pixels wide for ${place.name}; ${inPixels(place.best)} is best.`,
  fix: `Save it again from the original, at ${inPixels(place.best)}, under the same name. Making a small picture larger does not help.`,
});

function wrongProportions(path: string, picture: WholePicture, place: PicturePlace): Message {
  const { width, height } = picture;
  const [wide, high] = place.best;
  const isTooWide = width / height > wide / high;
  const cropped: Size = isTooWide
    ? [Math.round((height * wide) / high), height]
    : [width, Math.round((width * high) / wide)];
  const crop = `Crop it in a photo app to ${inPixels(cropped)} around the important part`;
  const again = `Use another picture with these proportions, or crop the original to ${inPixels(place.best)}`;
  return {
    found: `The picture ${path} is ${inPixels([width, height])}${shape(width, height)}. Here ${lostTo(place, picture)}% of it would be cut off ${isTooWide ? "on the sides" : "at the top and bottom"}.`,
    expected: `The proportions of ${place.name}, ${ratio(place.best)}: ${inPixels(place.best)} is best, and up to ${place.mayLose}% may be cut off.`,
    fix: `${cropped[0] < place.least ? again : crop}, and save it under the same name.`,
  };
}

const transparent = (path: string, written: string): Message => ({
  found: `Parts of the picture ${path} are transparent, so the page would show through it.`,
  expected: "A photo without transparent parts. Only the drifting pictures can have them.",
  fix: `${exportAsJpeg("PNG", asJpeg(path))}. Then write "${asJpeg(written)}".`,
});

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
