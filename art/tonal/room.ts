import { bleed, box, clay, type Drawing, ellipse, flat, place } from "./clay";
import { landscape } from "./landscape";
import { type MoodName, paint } from "./palette";
import type { Random } from "./random";
import type { Frame } from "./scene";

export const walls = {
  ice: "#CFE4EA",
  sand: "#F1E2CC",
  rose: "#EFD5CF",
  lilac: "#DAD5E8",
  sky: "#B9C4DA",
} as const;

export type Wall = keyof typeof walls;

/** A square window of the given side around its upper left corner, with the land outside. */
function windowOnto(mood: MoodName, side: number, random: Random): Drawing {
  const view = landscape({ width: side, height: side }, random, { mood, identity: "view", horizon: 0.7 });
  return [
    clay(paint.snow, box(-16, -16, side + 32, side + 32, 44)),
    `<clipPath id="pane">${box(0, 0, side, side, 30)}</clipPath><g clip-path="url(#pane)">${view}</g>`,
    clay(paint.snow, box(side / 2 - 5, 0, 10, side, 5), "fine"),
    clay(paint.snow, box(-34, side + 8, side + 68, 24, 12)),
  ].join("");
}

/** A therapy room with the mountains outside its window. Things stand at about 0.92 of the height. */
export function room(frame: Frame, random: Random, mood: MoodName, wall: Wall): Drawing {
  const { width, height } = frame;
  const side = height * 0.44;
  const windowAt = random.pick([width * 0.07, width * 0.93 - side]);
  const rug = random.pick(["#DCEBEF", "#F3D9D3", "#F6E3BC"]);
  const plank = (share: number) => box(0, height * share, width, 3);
  return [
    flat(walls[wall], box(0, 0, width, height)),
    place(windowOnto(mood, side, random), windowAt, height * 0.12),
    clay(paint.birch, box(-bleed, height * 0.72, width + 2 * bleed, height * 0.28 + 2 * bleed), "broad"),
    flat("#C99B6B", plank(0.79) + plank(0.87) + plank(0.95), 0.5),
    clay(paint.snow, box(-bleed, height * 0.7, width + 2 * bleed, height * 0.028, 8), "fine"),
    clay(rug, ellipse(width / 2, height * 0.88, width * 0.4, height * 0.09)),
  ].join("");
}
