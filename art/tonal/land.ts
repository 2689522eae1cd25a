import { bleed, clay, curveThrough, type Drawing, type Point, path, place, short } from "./clay";
import { type Mood, paint } from "./palette";
import { spruce } from "./plants";
import type { Random } from "./random";
import type { Frame } from "./scene";

/** A peak with soft flanks and a snow cap, standing on (0, 0). Width and height in pixels. */
export function peak(width: number, height: number, colour: string, random: Random): Drawing {
  const half = width / 2;
  const tip = Math.min(width, height) * 0.07;
  const steep = half / height;
  const [shoulder, shoulderHeight] = [tip * steep, -height + tip];
  const summit = `L ${short(-shoulder)} ${short(shoulderHeight)} Q 0 ${short(-height - tip * 0.35)} ${short(shoulder)} ${short(shoulderHeight)}`;
  const snow = height * random.between(0.3, 0.42);
  const reach = snow * steep;
  const tongue = (side: number, drop: number): Point => [side * reach, -height + snow * drop];
  const snowLine = [
    tongue(0.985, 1),
    tongue(0.38, random.between(1.12, 1.38)),
    tongue(-0.12, 0.78),
    tongue(-0.55, random.between(1.12, 1.38)),
    tongue(-0.985, 1),
  ];
  const cap = `M ${short(-reach)} ${short(-height + snow)} ${summit} L ${short(reach)} ${short(-height + snow)} ${curveThrough(snowLine)} Z`;
  return (
    clay(colour, path(`M ${short(-half)} 0 ${summit} L ${short(half)} 0 Z`), "broad") +
    clay(paint.snow, path(cap))
  );
}

export interface Drift {
  /** Height of the upper edge, and how far it swells, in pixels. */
  top: number;
  swell: number;
  colour: string;
}

/** Ground with a soft upper edge, from one side of the frame to the other and down to its foot. */
export function drift(frame: Frame, random: Random, { top, swell, colour }: Drift): Drawing {
  const crests = [-0.25, 0, 0.25, 0.5, 0.75, 1, 1.25].map(
    (share): Point => [share * frame.width, top + random.between(-swell, swell)],
  );
  const foot = short(frame.height + 2 * bleed);
  const [left, right] = [short(frame.width * -0.3), short(frame.width * 1.3)];
  const edge = `M ${left} ${short(top)} L ${short(frame.width * -0.25)} ${short(crests[0]?.[1] ?? top)}`;
  return clay(
    colour,
    path(`${edge} ${curveThrough(crests)} L ${right} ${foot} L ${left} ${foot} Z`),
    "broad",
  );
}

export interface Grove {
  from: number;
  to: number;
  foot: number;
  /** Height of a middling tree in pixels. */
  size: number;
  count: number;
}

/** Spruces along a line, the nearer ones over the further. */
export function grove(mood: Mood, random: Random, { from, to, foot, size, count }: Grove): Drawing {
  const trees = Array.from({ length: count }, (_, index) => ({
    x: from + ((index + random.between(0.2, 0.8)) / count) * (to - from),
    foot: foot + random.between(-0.04, 0.06) * size,
    scale: (size / 200) * random.between(0.7, 1.15),
    drawing: spruce(random.pick(mood.trees), mood.season === "winter" && random.between(0, 1) > 0.35),
  }));
  return trees
    .sort((one, other) => one.foot - other.foot)
    .map((tree) => place(tree.drawing, tree.x, tree.foot, tree.scale))
    .join("");
}
