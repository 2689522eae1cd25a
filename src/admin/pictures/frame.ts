import { lostTo, type PicturePlace } from "../../content/picture-places";
import { capitalized } from "../../content-check/values";

/** The size of a picture or of a part of it, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The proportions of a place, as width divided by height. */
export function proportionsOf({ best: [width, height] }: PicturePlace): number {
  return width / height;
}

/** The size of the largest part of a picture that has some proportions. */
export function largestPart({ width, height }: Size, proportions: number): Size {
  return width / height > proportions
    ? { width: height * proportions, height }
    : { width, height: width / proportions };
}

/** Whether even the largest part of a picture with some proportions would look blurry in its place. */
export function isBlurry(picture: Size, proportions: number, { least }: PicturePlace): boolean {
  return Math.round(largestPart(picture, proportions).width) < least;
}

/** How far an editor can zoom in before the part in the frame would look blurry in its place; 1 is not at all. */
export function mostZoom(picture: Size, proportions: number, { least }: PicturePlace): number {
  return Math.max(1, largestPart(picture, proportions).width / least);
}

/** The size in which a part of a picture is saved: the recommended one, or the part's own if it is smaller. */
export function savedSize(part: Size, { best: [width] }: PicturePlace): Size {
  const scale = Math.min(1, width / part.width);
  return { width: Math.round(part.width * scale), height: Math.round(part.height * scale) };
}

/** Whether the content check accepts a picture at a place as it is. */
export function fits(picture: Size, place: PicturePlace): boolean {
  return picture.width >= place.least && lostTo(place, picture) <= (place.mayLose ?? 100);
}

/** @throws Error when a picture has too few pixels for its place: where any proportions are fine, all of it is shown */
export function refuseIfTooSmall(name: string, picture: Size, place: PicturePlace): void {
  const [width, height] = place.best;
  const part = place.mayLose === undefined ? picture : largestPart(picture, proportionsOf(place));
  const shown = { width: Math.round(part.width), height: Math.round(part.height) };
  if (shown.width >= place.least) return;
  const isCut = shown.width < picture.width || shown.height < picture.height;
  const cut = isCut ? `, of which ${inPixels(shown)} are left once it has the shape of ${place.name}` : "";
  throw new Error(
    `${name} is ${inPixels(picture)}${cut}, so it would look blurry here. ${capitalized(place.name)} needs at least ${place.least} pixels in width; ${inPixels({ width, height })} is best. Use the original from the phone or camera: copies from a chat or a website are often smaller.`,
  );
}

/** A size as people say it. */
export function inPixels({ width, height }: Size): string {
  return `${width} by ${height} pixels`;
}
