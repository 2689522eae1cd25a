import { type Drawing, place } from "./clay";
import type { Random } from "./random";

/** The size of a picture, or of a window in it, in pixels. */
export interface Frame {
  width: number;
  height: number;
}

/** Draws one whole picture into its frame. */
export type Scene = (frame: Frame, random: Random) => Drawing;

/** One thing of a scene: it stands at a share of the width and height; 200 of its units are `size` of the height. */
export type Placed = readonly [thing: Drawing, x: number, y: number, size: number];

/** Lays things over a backdrop, in the order in which they overlap. */
export const arrange = (frame: Frame, backdrop: Drawing, things: readonly Placed[]): Drawing =>
  backdrop +
  things
    .map(([thing, x, y, size]) =>
      place(thing, x * frame.width, y * frame.height, (size * frame.height) / 200),
    )
    .join("");
