import { bar, box, circle, clay, type Drawing, ellipse, flat, path } from "./clay";
import { paint } from "./palette";

// Every thing stands on (0, 0), if it stands, and is about 200 wide.

export const cloud = (colour: string = paint.snow): Drawing =>
  clay(
    colour,
    circle(-58, 8, 34) +
      circle(-14, -18, 46) +
      circle(38, -4, 38) +
      circle(72, 14, 24) +
      box(-90, 6, 184, 36, 18),
  );

/** A cabin with lit windows and snow on its roof. */
export function cabin(wall: string): Drawing {
  const window = (x: number) =>
    clay(paint.bark, box(x - 4, -84, 44, 46, 8), "fine") + flat("#FFD98A", box(x, -80, 36, 38, 5));
  const roof = path(
    "M -112 -104 Q -108 -90 -92 -92 L 92 -92 Q 108 -90 112 -104 L 14 -184 Q 0 -194 -14 -184 Z",
  );
  return [
    clay(paint.stone, box(46, -196, 26, 70, 6), "fine"),
    clay(wall, box(-82, -112, 164, 112, 10)),
    window(-64),
    window(28),
    clay(paint.bark, box(-18, -72, 36, 72, 8), "fine"),
    flat(paint.sun, circle(10, -34, 4)),
    clay(paint.snow, roof),
  ].join("");
}

/** A trodden path that comes toward the viewer from a door at (0, 0). */
export const trail = (): Drawing =>
  flat(
    "#D3E4EA",
    path("M -16 0 Q 30 50 -30 96 Q -96 146 -60 240 L 100 240 Q 40 150 60 104 Q 84 46 16 0 Z"),
    0.85,
  );

/** A pond with the low sun in it, 520 wide around (0, 0). */
export const pond = (): Drawing =>
  clay(paint.lake, ellipse(0, 0, 260, 34)) + flat(paint.peach, ellipse(20, -2, 120, 9), 0.7);

export const campfire = (): Drawing =>
  clay(paint.bark, bar([-70, -12], [60, -30], 24) + bar([70, -12], [-60, -30], 24), "fine") +
  clay(paint.coral, path("M 0 -170 Q 76 -92 48 -44 Q 24 -20 0 -22 Q -24 -20 -48 -44 Q -70 -92 0 -170 Z")) +
  clay(paint.sun, path("M 4 -112 Q 38 -72 24 -42 Q 0 -26 -22 -42 Q -34 -70 4 -112 Z"), "fine");

export const bench = (): Drawing =>
  clay(paint.bark, bar([-118, -58], [-118, -6], 16) + bar([118, -58], [118, -6], 16), "fine") +
  clay(
    paint.birch,
    box(-146, -132, 292, 22, 10) + box(-146, -100, 292, 22, 10) + box(-154, -68, 308, 24, 11),
    "fine",
  );

/** A guidepost with three blank arms. */
export const guidepost = (): Drawing =>
  [
    clay(paint.bark, box(-12, -216, 24, 216, 8), "fine"),
    clay(
      paint.fireweed,
      path("M -20 -204 L 72 -204 L 100 -182 L 72 -160 L -20 -160 Q -28 -182 -20 -204 Z"),
      "fine",
    ),
    clay(
      paint.spruce,
      path("M 20 -150 L -72 -150 L -100 -128 L -72 -106 L 20 -106 Q 28 -128 20 -150 Z"),
      "fine",
    ),
    clay(paint.sun, path("M -20 -96 L 60 -96 L 86 -76 L 60 -56 L -20 -56 Q -28 -76 -20 -96 Z"), "fine"),
    clay(paint.snow, path("M -20 -212 Q 0 -238 20 -212 Q 0 -204 -20 -212 Z"), "fine"),
  ].join("");

export const tent = (): Drawing =>
  [
    clay(paint.coral, path("M 0 -190 L 150 -8 Q 154 0 142 0 L -142 0 Q -154 0 -150 -8 Z")),
    flat(paint.night, path("M 0 -128 Q 44 -60 58 0 L -58 0 Q -44 -60 0 -128 Z"), 0.72),
    clay(paint.peach, path("M 0 -134 Q 20 -100 26 -70 Q 36 -30 72 0 L 46 0 Q 6 -40 0 -134 Z"), "fine"),
    flat(paint.sun, circle(-14, -34, 15), 0.9),
  ].join("");
